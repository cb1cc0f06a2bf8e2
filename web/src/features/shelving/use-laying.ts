import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatOneId } from '#contracts/item/one-id.ts';
import { moveItemsEndpoint, shelveItemEndpoint, undoShelvingEndpoint } from '#contracts/shelving/shelving-commands.ts';
import { inboundStepLink } from '#web/core/links/inbound-step.ts';
import type { Shelf } from '#web/shared/inbound/use-shelves.ts';
import { useLastScan } from '#web/ui/floor/page/last-scans.ts';
import { signal } from '#web/ui/floor/scan/signals.ts';
import { sizeText } from '#web/ui/text/size.ts';
import type { ShelvingUnit, ShelvingWork } from './use-shelving-work.ts';

interface Parts {
  work: ShelvingWork;
  suggested: Shelf | undefined;
  shelfOf(code: string): Shelf | undefined;
  take(unit: ShelvingUnit): void;
}

/** Lays the item in hand on a shelf, for the first time or from another one, and the way back. */
export const useLaying = ({ work, suggested, shelfOf, take }: Parts) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [, setLast] = useLastScan('inbound');
  const { outbox } = work;

  const lay = (unit: ShelvingUnit, shelf: Shelf) => {
    const { oneId, step } = unit;
    const moving = step === 'shelved';
    const call = moving
      ? outbox.give(moveItemsEndpoint, { oneIds: [oneId], shelfId: shelf.id })
      : outbox.give(shelveItemEndpoint, { oneId, shelfId: shelf.id, ...(suggested && { suggestedShelfId: suggested.id }) });
    const from = unit.shelf === undefined ? undefined : shelfOf(unit.shelf);
    setLast({
      tone: 'done',
      title: t(moving ? 'shelving.moved' : 'shelving.shelved', { shelf: shelf.name }),
      what: `${sizeText(unit.spec)} · ${unit.remarks}`,
      code: formatOneId(oneId),
      undo: moving && !from ? undefined : () => undo(unit, call, from),
    });
    signal('done');
    void navigate(inboundStepLink('shelving', { preId: work.parcel?.preId }));
  };

  /** A move is undone by moving back, a shelving by taking the item in hand again. */
  const undo = (unit: ShelvingUnit, call: string, from: Shelf | undefined) => {
    const { oneId } = unit;
    if (!outbox.takeBack(call)) {
      if (from) outbox.give(moveItemsEndpoint, { oneIds: [oneId], shelfId: from.id });
      else outbox.give(undoShelvingEndpoint, { oneId });
    }
    setLast({ tone: 'cancelled', title: from ? t('shelving.movedBack', { shelf: from.name }) : t('shelving.undone'), code: formatOneId(oneId) });
    signal('notice');
    take(unit);
  };

  return lay;
};
