import { useTranslation } from 'react-i18next';
import { finishShelfCount, scanCounted, settleMisplaced, startCount, undoCounted } from '#contracts/counts/count-commands.ts';
import { getCount, listCounts } from '#contracts/counts/count-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { warehouseTopic } from '#contracts/kernel/topics/list-topics.ts';
import { useRead } from '#web/api/use-read.ts';
import { useOutbox } from '#web/core/access/use-outbox.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { useShelves } from '#web/shared/inbound/use-shelves.ts';
import { useLastScan } from '#web/ui/floor/page/last-scans.ts';
import { giveFeedback } from '#web/ui/floor/scan/scan-feedback.ts';
import { useRejections } from '#web/ui/floor/steps/use-rejections.ts';
import { useSteps } from '#web/ui/floor/steps/use-steps.ts';
import { initial, step, type Effect, type Input, type State } from './round-machine.ts';
import { roundOf, type Round } from './round.ts';

const none: Round = { phase: 'over', items: [] };

/** One round of one person over a shelf, with the scans that are still under way. */
export const useRound = (countNo: string) => {
  const { t } = useTranslation();
  const { warehouse } = useUser();
  const read = useRead(getCount, { countNo });
  useLiveReads(warehouse && warehouseTopic('counts', warehouse.id), getCount);
  const { shelfOf } = useShelves();
  // One queue for all counts: a round that was begun from the list is begun before its first scan.
  const outbox = useOutbox('counts', [getCount, listCounts]);
  const pending = outbox.pending.filter(({ body }) => body['countNo'] === countNo);
  const [last, setLast] = useLastScan(`count ${countNo}`);
  const round = read.data ? roundOf(read.data, pending) : none;

  const count = (oneId: string, undo: (call: string) => void): void => {
    const code = formatOneId(oneId);
    const call = outbox.enqueue(scanCounted, { countNo, oneId }, ({ belongsOn }) => {
      if (belongsOn === null) return;
      giveFeedback('notice');
      const title = belongsOn === '' ? t('counting.misplacedNowhere') : t('counting.misplaced', { shelf: belongsOn });
      setLast({ tone: 'waiting', title, code, undo: () => undo(call) });
    });
    setLast({ tone: 'done', title: t('counting.counted'), code, undo: () => undo(call) });
  };
  const takeBack = (oneId: string, call: string | undefined): void => {
    if (call === undefined || !outbox.cancelUnsent(call)) outbox.enqueue(undoCounted, { countNo, oneId });
    setLast({ tone: 'cancelled', title: t('counting.undone'), code: formatOneId(oneId) });
  };
  const run = (effect: Effect, send: (input: Input) => void): void => {
    switch (effect.type) {
      case 'start':
        return void outbox.enqueue(startCount, { countNo });
      case 'count':
        return count(effect.oneId, (call) => send({ type: 'undone', oneId: effect.oneId, call }));
      case 'undo':
        return takeBack(effect.oneId, effect.call);
      case 'settle': {
        const { oneId, as } = effect;
        outbox.enqueue(settleMisplaced, { countNo, oneId, as });
        return setLast({ tone: 'done', title: t(as === 'here' ? 'counting.isHere' : 'counting.isBack'), code: formatOneId(oneId) });
      }
      case 'finish':
        return void outbox.enqueue(finishShelfCount, { countNo });
      case 'noteRejected':
        return setLast({ tone: 'refused', title: t('counting.rejected'), code: effect.rejection.code });
      case 'dismissRejection':
        return outbox.dismiss(effect.id);
      case 'feedback':
        return giveFeedback(effect.feedback);
    }
  };
  const { state, send } = useSteps<State, Input, Effect>({ initial, step, run });
  useRejections(outbox, (rejection) => send({ type: 'rejected', rejection }));

  const shelfId = read.data?.shelfId;
  const isShelf = (code: string): boolean => shelfOf(code)?.id === shelfId || code.trim().toUpperCase() === read.data?.shelvesName.toUpperCase();
  const isOtherShelf = (code: string): boolean => shelfOf(code) !== undefined && !isShelf(code);
  return {
    read,
    round,
    last,
    state,
    send,
    scan: (code: string) => send({ type: 'scanned', code, known: { ...round, isShelf, isOtherShelf } }),
  };
};
