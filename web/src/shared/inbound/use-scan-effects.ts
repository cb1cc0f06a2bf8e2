import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { floorOutbox } from '#web/api/outbox/floor-outbox.ts';
import type { PageOutbox } from '#web/api/outbox/page-outbox.ts';
import { inboundStepLink } from '#web/core/links/inbound-step.ts';
import { useLastScan } from '#web/ui/floor/page/last-scans.ts';
import { signal } from '#web/ui/floor/scan/signals.ts';
import { rejectionOf, type Rejection, type ScanEffect } from './scan-steps.ts';

/** Does what the pages on the way in have in common. `rejectedTitle` stands over what the server would not take. */
export const useScanEffects = (rejectedTitle: string) => {
  const navigate = useNavigate();
  const [, setLast] = useLastScan('inbound');
  return (effect: ScanEffect): void => {
    switch (effect.type) {
      case 'signal':
        return signal(effect.signal);
      case 'open':
        return void navigate(inboundStepLink(effect.step, effect), { replace: effect.replace ?? false });
      case 'dismissRejection':
        return floorOutbox.dismiss(effect.id);
      case 'noteRejected':
        return setLast({ tone: 'refused', title: rejectedTitle, code: effect.rejection.code });
    }
  };
};

/** Hears of each rejection of the outbox, the oldest first. */
export const useRejections = ({ refused }: Pick<PageOutbox, 'refused'>, onRejected: (rejection: Rejection | undefined) => void): void => {
  const id = refused?.id;
  const tell = useEffectEvent(() => onRejected(refused && rejectionOf(refused)));
  useEffect(() => {
    tell();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- told for another call, not for the same one with another answer
  }, [id]);
};
