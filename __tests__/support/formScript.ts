import { builtScripts } from "./build";

const found = [...builtScripts()].find(([, code]) => code.includes('networkMode:"always"'));
if (!found) throw new Error("The build has no script with the behaviour of the form");
const [file, code] = found;

/** The script that contains the behaviour of the form, by its path in the build. */
export const formScript = file;

/** The path of the site to which `postingScript` posts messages. */
export const messagesPath = "/messages";

/** Runs in the page. */
async function post(path: string, values: object): Promise<void> {
  const { ok, status } = await fetch(path, { method: "POST", body: JSON.stringify(values) });
  if (!ok) throw new Error(`The endpoint answered ${status}`);
}

/** The code of that script, but it posts a valid message instead of logging it. */
export const postingScript = code.replaceAll("console.log(", `(${post})("${messagesPath}",`);
