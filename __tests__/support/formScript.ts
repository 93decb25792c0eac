import { builtScripts } from "./build";

const found = [...builtScripts()].find(([, code]) => code.includes('networkMode:"always"'));
if (!found) throw new Error("The build has no script with the behaviour of the form");

/** The script that contains the behaviour of the form: its path in the build, and its code. */
export const [formScript, formCode] = found;
