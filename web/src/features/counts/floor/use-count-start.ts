import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { planCounts, startCount } from '#contracts/counts/count-commands.ts';
import { getCount, listCounts, type CountRow } from '#contracts/counts/count-queries.ts';
import { warehouseTopic } from '#contracts/kernel/topics/list-topics.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useRead } from '#web/api/use-read.ts';
import { useOutbox } from '#web/core/access/use-outbox.ts';
import { useMay, useUser } from '#web/core/access/use-user.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { useShelves, type Shelf } from '#web/shared/inbound/use-shelves.ts';
import { giveFeedback } from '#web/ui/floor/scan/scan-feedback.ts';
import type { ScanError } from '#web/ui/floor/scan/scan-error.tsx';

const MAX_ROWS = 100;

type Problem = { type: 'notAShelf'; code: string } | { type: 'notPlanned'; shelf: Shelf } | { type: 'notYours'; count: CountRow };

/** What is to be counted in the warehouse in use: a scan of a shelf begins its count. */
export const useCountStart = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id, warehouse } = useUser();
  const mayPlan = useMay('700105.add');
  useLiveReads(warehouse && warehouseTopic('counts', warehouse.id), listCounts);
  const read = useRead(listCounts, { view: 'open', wareId: warehouse?.id, sort: 'shelf', order: 'asc', size: MAX_ROWS });
  const { shelfOf, isLoading } = useShelves();
  const outbox = useOutbox('counts', [listCounts, getCount]);
  const [problem, setProblem] = useState<Problem>();
  /** Scanned before the shelves and what is to be counted are known. */
  const [ahead, setAhead] = useState<string>();
  const isReady = !isLoading && read.data !== undefined;
  const open = (countNo: string): void => void navigate(withQuery(warehousePaths.count, { countNo }));
  const begin = (countNo: string): void => {
    giveFeedback('done');
    outbox.enqueue(startCount, { countNo });
    open(countNo);
  };
  const planning = useCommand(planCounts, { invalidates: [listCounts], onSuccess: ({ countNos: [countNo] }) => countNo && begin(countNo) });

  const refuse = (refused: Problem): void => {
    giveFeedback('wrong');
    setProblem(refused);
  };
  const scan = (code: string): void => {
    setProblem(undefined);
    if (!isReady) return setAhead(code);
    const shelf = shelfOf(code);
    if (!shelf) return refuse({ type: 'notAShelf', code });
    const count = read.data?.data.find(({ shelfId }) => shelfId === shelf.id);
    if (!count) return refuse({ type: 'notPlanned', shelf });
    if (isOwnRound(count, id)) return open(count.countNo);
    return count.actions.includes('start') ? begin(count.countNo) : refuse({ type: 'notYours', count });
  };

  const scanAhead = useEffectEvent(() => {
    if (ahead === undefined) return;
    setAhead(undefined);
    scan(ahead);
  });
  useEffect(() => {
    if (isReady) queueMicrotask(() => scanAhead());
  }, [isReady]);

  const errorOf = (wrong: Problem): ScanError => {
    switch (wrong.type) {
      case 'notAShelf':
        return { title: t('counting.notAShelf', { warehouse: warehouse?.name ?? '' }), code: wrong.code, todo: t('counting.notAShelfTodo') };
      case 'notYours': {
        const { counters, status, shelvesName } = wrong.count;
        const todo = status === 'recount' ? t('counting.yourCount') : t('counting.byAnother', { name: counters.at(-1)?.name ?? '' });
        return { title: todo, code: shelvesName, todo: t('counting.notPlannedTodo') };
      }
      case 'notPlanned': {
        const { id: shelfId, name } = wrong.shelf;
        const run = () => {
          setProblem(undefined);
          planning.mutate({ shelfIds: [shelfId] });
        };
        return {
          title: t('counting.notPlanned'),
          code: name,
          todo: t(mayPlan ? 'counting.notPlannedMay' : 'counting.notPlannedTodo'),
          other: mayPlan ? { label: t('counting.countNow', { shelf: name }), run } : undefined,
        };
      }
    }
  };
  return { read, scan, open, error: problem && errorOf(problem), dismiss: () => setProblem(undefined) };
};

export const isOwnRound = ({ status, counters }: CountRow, accountId: string): boolean =>
  (status === 'counting' || status === 'recounting') && counters.at(-1)?.id === accountId;
