import { area } from '#kernel/area.ts';
import { closePeriodRoute, type CloseNeeds } from './close-period.ts';
import { approveReopeningRoute, askReopeningRoute, declineReopeningRoute } from './reopen-period.ts';
import { cancelClosingRoute, startClosingRoute, type StartNeeds } from './start-closing.ts';

/** Read where they are written, never on a replica: what a month is sealed with must be all of it. */
interface Needs {
  asWritten: StartNeeds & CloseNeeds;
}

export const periodsArea = area({
  commands: [cancelClosingRoute, askReopeningRoute, approveReopeningRoute, declineReopeningRoute],
  wiredCommands: ({ asWritten }: Needs) => [startClosingRoute(asWritten), closePeriodRoute(asWritten)],
});
