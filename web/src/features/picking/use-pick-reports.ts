import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import { pickItemEndpoint, shortPickEndpoint, undoPickEndpoint, undoShortPickEndpoint } from '#contracts/outbound/picking.ts';
import type { PageOutbox } from '#web/api/outbox/page-outbox.ts';
import { sendable } from '#web/ui/camera/use-photos.ts';
import type { LastScanned } from '#web/ui/floor/page/last-scan.tsx';
import { signal } from '#web/ui/floor/scan/signals.ts';
import { sizeText } from '#web/ui/text/size.ts';
import type { PickUnit } from './pick-list.ts';
import type { ShortReason } from './short-pick.tsx';

/** What is told of an item: picked, put back, or not found. `setLast` says it on the screen. */
export const usePickReports = (outbox: PageOutbox, setLast: (last: Omit<LastScanned, 'at'>) => void) => {
  const { t } = useTranslation();
  const say = (tone: LastScanned['tone'], title: string, { oneId, remarks, spec }: PickUnit, undo?: () => void) =>
    setLast({ tone, title, what: `${sizeText(spec)} · ${remarks}`, code: formatOneId(oneId), undo });

  const picked = (unit: PickUnit, shelf: string, tote: string) => {
    const { oddNo, oneId } = unit;
    const call = outbox.give(pickItemEndpoint, { oddNo, oneId, shelf, tote });
    say('done', t('picking.pickedInto', { tote }), unit, () => undo(unit, call));
    signal('done');
  };

  /** One that never left is taken back on the device; any other is put back on the server. */
  const undo = (unit: PickUnit, call?: string) => {
    const { oddNo, oneId } = unit;
    if (call === undefined || !outbox.takeBack(call)) outbox.give(undoPickEndpoint, { oddNo, oneId });
    say('cancelled', t('picking.undone', { shelf: unit.shelvesName ?? '' }), unit);
    signal('notice');
  };

  const short = (unit: PickUnit, { reason, photos }: ShortReason, twin: string | undefined) => {
    const { oddNo, oneId } = unit;
    const call = outbox.give(
      shortPickEndpoint,
      { oddNo, oneId, reason, ...(twin && { twin }), ...(photos && { damaged: true }) },
      photos && { photos: sendable(photos) },
    );
    say('waiting', t('picking.short', { reason }), unit, twin === undefined ? () => undoShort(unit, call) : undefined);
    signal('notice');
  };

  const undoShort = (unit: PickUnit, call: string) => {
    const { oddNo, oneId } = unit;
    if (!outbox.takeBack(call)) outbox.give(undoShortPickEndpoint, { oddNo, oneId });
    say('cancelled', t('picking.shortUndone'), unit);
    signal('notice');
  };

  return { picked, undo, short };
};
