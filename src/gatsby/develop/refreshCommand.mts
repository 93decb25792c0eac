import { writeJsonSchemas } from "../../contract/jsonSchemas";
import { refreshLastGood } from "./lastGoodContent";

writeJsonSchemas();
process.stdout.write(JSON.stringify(await refreshLastGood(process.cwd())));
