import { cleanStale } from "./cleanStale";

if (cleanStale(process.cwd())) console.log("More than words has changed: building from nothing.");
