import { contract } from '../kernel/area.ts';
import { wholeScope } from '../kernel/topics/topic-scopes.ts';
import { approveReopening, askReopening, cancelClosing, closePeriod, declineReopening, startClosing } from './period-commands.ts';
import { getPeriod, listPeriods } from './period-queries.ts';
import { periodRejections } from './period-rejections.ts';
import { periodsTopic } from './period-topics.ts';

export const periodsContract = contract({
  endpoints: [listPeriods, getPeriod, startClosing, cancelClosing, closePeriod, askReopening, approveReopening, declineReopening],
  rejections: periodRejections,
  topics: [{ kind: periodsTopic, access: listPeriods.access, scope: wholeScope, of: { period: () => [periodsTopic] } }],
});
