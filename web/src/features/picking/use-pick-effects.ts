import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import { pickItemEndpoint, shortPickEndpoint, undoPickEndpoint, undoShortPickEndpoint } from '#contracts/outbound/picking.ts';
import type { PageOutbox } from '#web/api/outbox/page-outbox.ts';
import { useOrderScanEffects } from '#web/shared/order-scan/use-order-scan.tsx';
import { sendable } from '#web/ui/camera/use-photos.ts';
import type { LastScanned } from '#web/ui/floor/page/last-scan.tsx';
import { giveFeedback } from '#web/ui/floor/scan/scan-feedback.ts';
import { sizeText } from '#web/ui/text/size.ts';
import type { PickUnit } from './pick-list.ts';
import type { Effect, Input } from './picking-machine.ts';
import { useRejectedPickError } from './scan/use-pick-error.ts';
import { useScannedWork } from './start/use-open-work.ts';

/** Does what a round asks for. `setLast` says it on the screen, with the way back. */
export const usePickEffects = (outbox: PageOutbox, setLast: (last: Omit<LastScanned, 'at'>) => void) => {
  const { t } = useTranslation();
  const askOrders = useOrderScanEffects(useScannedWork());
  const rejectedPick = useRejectedPickError();
  const say = (tone: LastScanned['tone'], title: string, { oneId, remarks, spec }: PickUnit, undo?: () => void) =>
    setLast({ tone, title, what: `${sizeText(spec)} · ${remarks}`, code: formatOneId(oneId), undo });

  return (effect: Effect, send: (input: Input) => void): void => {
    switch (effect.type) {
      case 'pick': {
        const { unit, shelf, tote } = effect;
        const call = outbox.enqueue(pickItemEndpoint, { oddNo: unit.oddNo, oneId: unit.oneId, shelf, tote });
        return say('done', t('picking.pickedInto', { tote }), unit, () => send({ type: 'pickUndone', unit, call }));
      }
      case 'undoPick': {
        const { unit, call } = effect;
        if (call === undefined || !outbox.cancelUnsent(call)) outbox.enqueue(undoPickEndpoint, { oddNo: unit.oddNo, oneId: unit.oneId });
        return say('cancelled', t('picking.undone', { shelf: unit.shelvesName ?? '' }), unit);
      }
      case 'reportShort': {
        const { unit, substitute } = effect;
        const { reason, photos } = effect.why;
        const call = outbox.enqueue(shortPickEndpoint, {
          oddNo: unit.oddNo,
          oneId: unit.oneId,
          reason,
          ...(substitute && { twin: substitute }),
          ...(photos && { damaged: true, photos: sendable(photos) }),
        });
        const undo = () => send({ type: 'shortUndone', unit, call });
        return say('waiting', t('picking.short', { reason }), unit, substitute === undefined ? undo : undefined);
      }
      case 'undoShort': {
        const { unit, call } = effect;
        if (!outbox.cancelUnsent(call)) outbox.enqueue(undoShortPickEndpoint, { oddNo: unit.oddNo, oneId: unit.oneId });
        return say('cancelled', t('picking.shortUndone'), unit);
      }
      case 'showShelf':
        return setLast({ tone: 'progress', title: t('picking.atShelf'), code: effect.shelf });
      case 'noteRejected': {
        const { title, code } = rejectedPick(effect.rejection);
        return setLast({ tone: 'refused', title, code });
      }
      case 'dismissRejection':
        return outbox.dismiss(effect.id);
      case 'feedback':
        return giveFeedback(effect.feedback);
      case 'askOrders':
        return askOrders(effect.effect, (input) => send({ type: 'ordersAnswered', input }));
    }
  };
};
