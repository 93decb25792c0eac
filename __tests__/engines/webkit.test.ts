import { makeJourneys } from "./journeys";
import { webKit } from "./support/engines";

// On a busy machine its driver sometimes leaves a command without an answer.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
makeJourneys(webKit);
