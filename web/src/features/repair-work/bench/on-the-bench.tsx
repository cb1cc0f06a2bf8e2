import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import { repairDefects } from '#contracts/repair/repair-bench.ts';
import type { RepairDetail } from '#contracts/repair/repair-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { UnitCard } from '#web/ui/floor/parts/unit-card.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { RepairTag } from '../list/repair-tag.tsx';
import styles from './bench.module.css';

/** The item in hand: what is to be done, for how much, and who waits behind and ahead of it. */
export const OnTheBench = ({ repair }: { repair: RepairDetail }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { img, remarks, sku, oneId, spec, works, estimatedCost, daysWaiting, repairsAhead, estimatedDays, shelf, box, defects, oneidRelated } =
    repair;
  const facts = [
    [t('repairWork.works'), works.map(({ name }) => name).join(', ')],
    [t('repairWork.cost'), formatMoney(estimatedCost)],
    [t('repairWork.waiting'), t('repairWork.waitedDays', { count: daysWaiting })],
    [t('repairWork.ahead'), repairsAhead],
    [t('repairWork.estimated'), estimatedDays !== null && t('repairWork.waitedDays', { count: estimatedDays })],
    [t('repairWork.shelf'), shelf],
    [t('repairWork.box'), box?.name],
    [t('repairBench.defects'), defects.map((defect) => words(repairDefects[defect])).join(', ')],
    [t('repairBench.related'), oneidRelated && formatOneId(oneidRelated)],
  ] as const;
  return (
    <>
      <UnitCard image={img} name={remarks} line={sku} code={formatOneId(oneId)} size={spec} />
      <dl className={styles['facts']}>
        <div>
          <dt>{t('repairWork.status')}</dt>
          <dd>
            <RepairTag repair={repair} />
          </dd>
        </div>
        {facts.map(
          ([name, value]) =>
            (value || value === 0) && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
};
