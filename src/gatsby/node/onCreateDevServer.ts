import type { IncomingMessage, ServerResponse } from "node:http";
import type { GatsbyNode } from "gatsby";
import { contentFaultsPath } from "../browser/contentFaults";
import { onContentFaults } from "../develop/contentWatch";

/** Sends the faults of the content to the open pages, where `showContentFaults` shows them. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  app.get(contentFaultsPath, (request: IncomingMessage, response: ServerResponse) => {
    // The development server would hold compressed events back.
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-transform",
    });
    const stop = onContentFaults((report) => {
      response.write(`data: ${JSON.stringify(report)}\n\n`);
    });
    request.on("close", stop);
  });
};
