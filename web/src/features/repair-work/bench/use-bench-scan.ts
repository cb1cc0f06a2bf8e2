import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { repairStatuses } from '#contracts/repair/repair-events.ts';
import { listRepairs } from '#contracts/repair/repair-queries.ts';
import { pickRepairsEndpoint } from '#contracts/repair/repair-tasks.ts';
import { isApiError } from '#web/api/api-error.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { giveFeedback } from '#web/ui/floor/scan/scan-feedback.ts';
import type { ScanError } from '#web/ui/floor/scan/scan-error.tsx';
import { readsOfRepairs } from '../list/handed.ts';

/** An item or a repair order is scanned and opened; one that waited on its shelf is picked by that. */
export const useBenchScan = () => {
  const { t } = useTranslation();
  const words = useWords();
  const navigate = useNavigate();
  const { warehouse } = useUser();
  const [error, setError] = useState<ScanError>();
  const picking = useCommand(pickRepairsEndpoint, { invalidates: readsOfRepairs });

  const wrong = (code: string, title: string, what?: string): void => {
    giveFeedback('wrong');
    setError({ title, code, what, expected: t('repairBench.expected'), todo: t('repairBench.layAside') });
  };

  const find = async (typed: string): Promise<void> => {
    const code = isOneId(typed) ? normaliseOneId(typed) : typed.trim();
    setError(undefined);
    try {
      const { data } = await callEndpoint(listRepairs, { query: { text: code, wareId: warehouse?.id, size: 20 }, quiet: true });
      const named = data.filter(({ oneId, repairNo }) => oneId === code || repairNo === code.toUpperCase());
      const found = named.find(({ actions }) => actions.length > 0) ?? named[0];
      if (!found) return wrong(code, t('repairBench.notInRepair'));
      const { repairNo, status, actions } = found;
      if (actions.length === 0 || status === 'applied') return wrong(code, t('repairBench.notToRepair'), words(repairStatuses[status]));
      giveFeedback('done');
      if (actions.includes('pick')) picking.mutate({ repairNos: [repairNo] });
      void navigate(withQuery(warehousePaths.repairs, { repairNo }));
    } catch (failure) {
      wrong(code, isApiError(failure) && failure.code !== 0 ? failure.message : t('app.offline'));
    }
  };
  return { error, scan: (code: string) => void find(code), dismiss: () => setError(undefined) };
};
