import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isMisreadOneId, isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { inboundStepLink } from '#web/core/links/inbound-step.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { type Shelf, useFullShelves, useShelves, useSuggestions } from '#web/shared/inbound/use-shelves.ts';
import { useLastScan } from '#web/ui/floor/page/last-scans.ts';
import { useRefusal } from '#web/ui/floor/scan/use-refusal.ts';
import { useWrongScan } from '#web/ui/floor/scan/use-wrong-scan.ts';
import { useItemScan } from './use-item-scan.ts';
import { useLaying } from './use-laying.ts';
import { useShelfAhead } from './use-shelf-ahead.ts';
import { useShelvingWork, type ShelvingUnit } from './use-shelving-work.ts';

/** Item, then shelf. */
export const useShelving = (preId: string | undefined, oneId: string | undefined) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { warehouse } = useUser();
  const work = useShelvingWork(preId, oneId);
  const suggestions = useSuggestions(work.inHand && oneId, work.inHand?.shelf);
  const suggested = suggestions.shelves?.[0];
  const { shelfOf, isLoading } = useShelves();
  const full = useFullShelves();
  const [last, setLast] = useLastScan('inbound');
  const refused = useRefusal(work.outbox, { title: t('shelving.refused'), takeBack: setLast });
  const { wrong, refuse, clear, goOn } = useWrongScan(refused);

  const take = (unit: { oneId: string; preId?: string }) => void navigate(inboundStepLink('shelving', { preId: work.parcel?.preId, ...unit }));
  const lay = useLaying({ work, suggested, shelfOf, take });
  const scanItem = useItemScan({ units: work.units, take, refuse });

  /** No shelf is known to be for fakes: only the person can say that this one is. */
  const askFake = (unit: ShelvingUnit, shelf: Shelf) =>
    refuse({
      title: t('shelving.fakeAsk'),
      code: shelf.name,
      what: t('shelving.fakeAskWhat', { shelf: shelf.name }),
      todo: t('shelving.fakeAskTodo', { shelf: shelf.name }),
      other: {
        label: t('shelving.fakeShelf', { shelf: shelf.name }),
        run: () => {
          clear();
          lay(unit, shelf);
        },
      },
    });

  const putOn = (unit: ShelvingUnit, shelf: Shelf) => {
    if (full.has(shelf.id)) {
      return refuse({
        title: t('shelving.full', { shelf: shelf.name }),
        code: shelf.name,
        expected: t('shelving.shelfWithRoom'),
        todo: t('shelving.todoFullKnown'),
      });
    }
    if (unit.checkResult === 'fake') return askFake(unit, shelf);
    lay(unit, shelf);
  };
  const ahead = useShelfAhead({ oneId: work.inHand?.oneId, isLoading, onReady: (code) => scan(code) });

  const scan = (code: string) => {
    const oneId = normaliseOneId(code);
    const shelf = isOneId(oneId) ? undefined : shelfOf(code);
    if (!isOneId(oneId) && !wrong && ahead.waits(code, shelf !== undefined)) return;
    clear();
    ahead.seek(isOneId(oneId) ? oneId : undefined);
    if (shelf && work.inHand) return putOn(work.inHand, shelf);
    if (shelf) return refuse({ title: t('shelving.shelfFirst'), code: shelf.name, todo: t('shelving.shelfFirstTodo') });
    if (!work.inHand || isOneId(oneId) || isMisreadOneId(code)) return void scanItem(code);
    refuse({
      title: t('shelving.wrongShelf'),
      code,
      expected: t('shelving.shelfOf', { warehouse: warehouse?.name ?? '' }),
      todo: suggested ? t('shelving.todoShelf', { shelf: suggested.name }) : t('shelving.todoAnyShelf'),
    });
  };

  const fullShelf =
    refused?.call.refusal?.error === 'ShelfFull'
      ? { what: refused.wrong.todo, expected: t('shelving.shelfWithRoom'), todo: t('shelving.todoFull') }
      : {};
  return {
    work,
    suggestions,
    last,
    scan,
    take,
    wrong: wrong && refused ? { ...wrong, ...fullShelf } : wrong,
    /** An item that the server would not have on that shelf is in hand again. */
    goOn: () => {
      ahead.seek(undefined);
      const [again] = refused ? itemsOf(refused.call.body) : [];
      goOn();
      if (again !== undefined) take({ oneId: again });
    },
  };
};

const itemsOf = ({ oneId, oneIds }: Readonly<Record<string, unknown>>): string[] =>
  [oneId, ...(Array.isArray(oneIds) ? oneIds : [])].filter((each): each is string => typeof each === 'string');
