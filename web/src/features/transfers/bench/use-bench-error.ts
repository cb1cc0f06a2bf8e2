import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatOneId, isOneId } from '#contracts/item/one-id.ts';
import type { TransferDetail, TransferUnit } from '#contracts/transfers/transfer-endpoints.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import type { ScanError } from '#web/ui/floor/scan/scan-error.tsx';
import type { Rejection } from '#web/ui/floor/steps/scan-state.ts';
import { sizeText } from '#web/ui/text/size.ts';
import type { BenchScan } from './read-scan.ts';

const read = (code: string): string => (isOneId(code) ? formatOneId(code) : code);
const named = ({ remarks, spec }: TransferUnit): string => `${sizeText(spec)} · ${remarks}`;

/** What is wrong at the bench, in words; what the server refused comes first. */
export const useBenchError = ({ oddNo, units, from }: TransferDetail) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const awaited = units.filter(({ progress }) => progress === 'awaited');
  const expected =
    awaited.length > 0
      ? awaited
          .slice(0, 3)
          .map(({ oneId }) => formatOneId(oneId))
          .join(', ')
      : undefined;

  return (problem: BenchScan | undefined, rejection: Rejection | undefined): ScanError | undefined => {
    if (rejection) return { title: t('transfers.refused'), code: rejection.code, todo: rejection.message };
    if (!problem) return undefined;
    if ('already' in problem) return { title: t('transfers.already'), code: read(problem.already), expected, todo: t('transfers.alreadyTodo') };
    if ('lost' in problem) {
      const missing = withQuery(warehousePaths.missing, { text: problem.lost.oneId });
      return {
        title: t('transfers.lostBefore'),
        code: formatOneId(problem.lost.oneId),
        what: named(problem.lost),
        todo: t('transfers.lostTodo'),
        other: mayOpen(missing) ? { label: t('transfers.toMissing'), run: () => void navigate(missing) } : undefined,
      };
    }
    if ('found' in problem)
      return {
        title: t('transfers.foundAtSender', { warehouse: from.name }),
        code: formatOneId(problem.found.oneId),
        what: named(problem.found),
        todo: t('transfers.foundAtSenderTodo'),
      };
    if ('notSent' in problem)
      return {
        title: t('transfers.notSent'),
        code: formatOneId(problem.notSent.oneId),
        what: named(problem.notSent),
        expected,
        todo: t('transfers.foreignTodo'),
      };
    if ('misread' in problem) return { title: t('transfers.misread'), code: problem.misread, expected, todo: t('transfers.misreadTodo') };
    if ('isTransfer' in problem) return { title: t('transfers.isTransfer'), code: problem.isTransfer, todo: t('transfers.isTransferTodo') };
    if ('foreign' in problem)
      return { title: t('transfers.foreign', { oddNo }), code: read(problem.foreign), expected, todo: t('transfers.foreignTodo') };
    return undefined;
  };
};
