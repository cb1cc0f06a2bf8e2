import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { useRefusal } from '#web/ui/floor/scan/use-refusal.ts';
import { useLastScan } from '#web/ui/floor/page/last-scans.ts';
import { signal } from '#web/ui/floor/scan/signals.ts';
import { useWrongScan } from '#web/ui/floor/scan/use-wrong-scan.ts';
import { withPending, type PickUnit } from './pick-list.ts';
import { readPickScan, stepOf, type PickPlace } from './scan/pick-scan.ts';
import { usePickReports } from './use-pick-reports.ts';
import { usePickRound, type PickWork } from './use-pick-round.ts';
import { useStrayItem } from './scan/use-stray-item.ts';
import { useWrongPick } from './scan/use-wrong-pick.ts';
import type { ShortReason } from './short-pick.tsx';
import { walkOf } from './walk/walk.ts';

const atTheStart: PickPlace = { shelf: undefined, last: [], inHand: undefined };

/** Where the picker stands, what each scan does, and the way back. */
export const usePicking = (work: PickWork) => {
  const { t } = useTranslation();
  const { read, outbox } = usePickRound(work);
  const [place, setPlace] = useState(atTheStart);
  const [stray, setStray] = useState<string>();
  const [shortOf, setShortOf] = useState<PickUnit>();
  const [last, setLast] = useLastScan(`pick ${'oddNo' in work ? work.oddNo : work.batchNo}`);

  const units = withPending(read.data?.items ?? [], outbox.pending);
  const walk = walkOf(units, place);
  const inHand = units.find(({ oneId }) => oneId === place.inHand);
  const current = inHand ?? walk.current;
  const step = stepOf({ walk, place });
  const sayWrong = useWrongPick();
  const alreadyPicked = t('picking.wrong.alreadyPicked');
  const refused = useRefusal(outbox, {
    title: t('picking.wrong.refused'),
    titles: { AlreadyPicked: alreadyPicked, AlreadyPickedBy: alreadyPicked, ShortPickFollowed: t('picking.wrong.shortStays') },
    takeBack: setLast,
  });
  const { wrong, refuse, clear, goOn } = useWrongScan(refused);
  const strayItem = useStrayItem(stray, {
    current,
    askShort: () => {
      clear();
      setStray(undefined);
      setShortOf(current);
    },
  });
  const reports = usePickReports(outbox, setLast);

  const pick = (unit: PickUnit, tote: string) => {
    reports.picked(unit, place.shelf ?? unit.shelvesName ?? '', tote);
    setPlace({ ...place, inHand: undefined });
  };

  const scan = (code: string) => {
    setShortOf(undefined);
    setStray(undefined);
    clear();
    const scanned = readPickScan(code, { units, walk, place });
    if ('wrong' in scanned) {
      refuse(sayWrong(code, scanned, { current, place }));
      if (!scanned.unit && isOneId(normaliseOneId(code))) setStray(normaliseOneId(code));
    } else if ('pick' in scanned) {
      pick(scanned.pick, scanned.tote);
    } else {
      if ('shelf' in scanned && scanned.shelf === place.shelf) setLast({ tone: 'progress', title: t('picking.atShelf'), code: scanned.shelf });
      setPlace('shelf' in scanned ? { ...place, shelf: scanned.shelf } : { ...place, inHand: scanned.inHand.oneId });
      signal('done');
    }
  };

  return {
    read,
    outbox,
    units,
    walk,
    place,
    step,
    current,
    last,
    scan,
    undo: (unit: PickUnit) => {
      clear();
      reports.undo(unit);
    },
    wrong: refused ? wrong : wrong && { ...wrong, ...strayItem },
    goOn: () => {
      if (!refused) setStray(undefined);
      goOn();
    },
    confirmTote: () => inHand && pick(inHand, inHand.tote),
    doLast: () => current && setPlace({ ...place, last: [...place.last.filter((oneId) => oneId !== current.oneId), current.oneId] }),
    shortOf,
    askShort: () => setShortOf(current),
    cancelShort: () => setShortOf(undefined),
    reportShort: (why: ShortReason, twin?: string) => {
      if (!shortOf) return;
      reports.short(shortOf, why, twin);
      setShortOf(undefined);
      setPlace({ ...place, inHand: undefined });
    },
  };
};
