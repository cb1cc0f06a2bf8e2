import { area } from '#kernel/area.ts';
import { publishRateCardRoute } from './publish-rate-card.ts';
import { setCreditLimitRoute } from './set-credit-limit.ts';
import { withdrawRateCardRoute } from './withdraw-rate-card.ts';

export const feesArea = area({
  commands: [publishRateCardRoute, withdrawRateCardRoute, setCreditLimitRoute],
});
