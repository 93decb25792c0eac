import { refreshLastGood } from "./lastGoodContent";

process.stdout.write(JSON.stringify(await refreshLastGood(process.cwd())));
