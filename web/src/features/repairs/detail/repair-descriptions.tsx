import { useTranslation } from 'react-i18next';
import { itemStates } from '#contracts/item/item-states.ts';
import { qcResults, repairDefects } from '#contracts/repair/repair-bench.ts';
import { repairCodes } from '#contracts/repair/repair-codes.ts';
import type { RepairDetail } from '#contracts/repair/repair-queries.ts';
import { useOpenItem } from '#web/core/open-row/use-open-item.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import { DescriptionGrid, type DescriptionItem } from '#web/ui/page/section.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { OneId } from '#web/ui/text/one-id.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';

/** The item, what the repair costs and how long it takes; what is not known yet is left out. */
export const RepairDescriptions = ({ repair }: { repair: RepairDetail }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { open } = useOpenItem();
  const { oneId, oneidRelated, state, cost, repairsAhead, estimatedDays, batchNo, gmtEnded, operator, box, defects, qc } = repair;
  // Sellers are told no operator at all.
  const isStaff = operator !== undefined;
  const descriptions: (DescriptionItem | false)[] = [
    { label: t('repairs.item'), value: <Goods size="large" picture={repair.img} name={repair.remarks} number={`${repair.sku} · ${repair.spec}`} /> },
    { label: 'ONE ID', value: <OneId value={oneId} onOpen={() => open(oneId)} copy /> },
    oneidRelated !== null && { label: t('repairs.related'), value: <OneId value={oneidRelated} onOpen={() => open(oneidRelated)} /> },
    state !== null && { label: t('repairs.itemStatus'), value: <StatusTag tone={itemStates[state].tone}>{words(itemStates[state])}</StatusTag> },
    { label: t(cost === null ? 'repairs.estimatedCost' : 'repairs.cost'), value: <Money cents={cost ?? repair.estimatedCost} /> },
    { label: t(gmtEnded === null ? 'repairs.waiting' : 'repairs.took'), value: t('repairs.waitedDays', { count: repair.daysWaiting }) },
    repairsAhead !== null && { label: t('repairs.ahead'), value: repairsAhead },
    estimatedDays !== null && { label: t('repairs.estimated'), value: t('repairs.inDays', { count: estimatedDays }) },
    batchNo !== null && { label: t('repairs.batchNo'), value: batchNo },
    isStaff && { label: t('repairs.lastStep'), value: words(repairCodes[repair.code]) },
    defects.length > 0 && { label: t('repairs.defects'), value: defects.map((defect) => words(repairDefects[defect])).join(', ') },
    box != null && { label: t('repairs.box'), value: box.name },
    qc != null && { label: t('repairs.qc'), value: words(qcResults[qc.result]) },
    operator != null && { label: t('repairs.operator'), value: operator },
    gmtEnded !== null && { label: t('repairs.ended'), value: <TimeText at={gmtEnded} /> },
  ];
  return <DescriptionGrid items={descriptions.filter((description) => description !== false)} />;
};
