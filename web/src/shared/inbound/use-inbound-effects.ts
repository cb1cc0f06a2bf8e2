import { useNavigate } from 'react-router-dom';
import { floorOutbox } from '#web/api/outbox/floor-outbox.ts';
import { atOnce } from '#web/core/routes/at-once.ts';
import { inboundStepLink } from '#web/core/links/inbound-step.ts';
import { useLastScan } from '#web/ui/floor/page/last-scans.ts';
import { giveFeedback } from '#web/ui/floor/scan/scan-feedback.ts';
import type { InboundEffect } from './scan-steps.ts';

/** Does what the pages on the way in have in common. `rejectedTitle` stands over what the server would not take. */
export const useInboundEffects = (rejectedTitle: string) => {
  const navigate = useNavigate();
  const [, setLast] = useLastScan('inbound');
  return (effect: InboundEffect): void => {
    switch (effect.type) {
      case 'feedback':
        return giveFeedback(effect.feedback);
      case 'open':
        return void navigate(inboundStepLink(effect.step, effect), { replace: effect.replace ?? false, state: atOnce });
      case 'dismissRejection':
        return floorOutbox.dismiss(effect.id);
      case 'noteRejected':
        return setLast({ tone: 'refused', title: rejectedTitle, code: effect.rejection.code });
    }
  };
};
