import { testHost } from "../build/testHost";
import { startCloudflare } from "./support/cloudflare";

jest.setTimeout(300_000);

describe("Cloudflare Pages", () => testHost(startCloudflare));
