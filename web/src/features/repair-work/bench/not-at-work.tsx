import { CircleCheckBig, CircleOff, PackageSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { repairStatuses } from '#contracts/repair/repair-events.ts';
import type { RepairDetail } from '#contracts/repair/repair-queries.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { FloorButton } from '#web/ui/floor/parts/floor-button.tsx';
import { FloorDone } from '#web/ui/floor/parts/floor-done.tsx';
import { OnTheBench } from './on-the-bench.tsx';
import { useBenchCommands } from './use-bench-commands.ts';

/** A repair that has ended, that nobody approved yet, or whose box is lost. */
export const NotAtWork = ({ repair }: { repair: RepairDetail }) => {
  const { t } = useTranslation();
  const words = useWords();
  const navigate = useNavigate();
  const commands = useBenchCommands(repair);
  const { status, oneId, remark } = repair;
  const next = (
    <FloorButton tone="next" onClick={() => void navigate(withQuery(warehousePaths.repairs, { scan: 'start' }))}>
      {t('repairBench.nextItem')}
    </FloorButton>
  );
  if (status === 'boxLost')
    return (
      <>
        <OnTheBench repair={repair} />
        <FloorDone icon={PackageSearch} tone="idle" title={words(repairStatuses.boxLost)} lines={[t('repairBench.lostText')]}>
          <FloorButton tone="next" disabled={commands.busy} onClick={commands.find}>
            {t('repairBench.findBox')}
          </FloorButton>
        </FloorDone>
      </>
    );
  if (status === 'completed')
    return (
      <FloorDone icon={CircleCheckBig} title={t('repairBench.done')} lines={[t('repairBench.doneText')]}>
        {repair.state === 'received' && (
          <FloorButton tone="plain" onClick={() => void navigate(withQuery(warehousePaths.inspection, { oneIds: oneId }))}>
            {t('repairBench.inspect')}
          </FloorButton>
        )}
        {next}
      </FloorDone>
    );
  return (
    <FloorDone icon={CircleOff} tone="idle" title={words(repairStatuses[status])} lines={[remark || t('repairBench.notToRepair')]}>
      {next}
    </FloorDone>
  );
};
