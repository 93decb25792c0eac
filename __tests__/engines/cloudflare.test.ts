import { testHost } from "../build/testHost";
import { startCloudflare } from "./support/cloudflare";

jest.setTimeout(60_000);

describe("Cloudflare Pages", () => testHost(startCloudflare));
