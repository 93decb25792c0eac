import { testHost } from "../support/hostTests";
import { startCloudflare } from "./support/cloudflare";

jest.setTimeout(300_000);

describe("Cloudflare Pages", () => testHost(startCloudflare));
