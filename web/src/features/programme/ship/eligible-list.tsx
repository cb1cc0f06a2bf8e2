import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listEligibleItems, type EligibleItem } from '#contracts/fulfilment/shipment-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { useRead } from '#web/api/use-read.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { formatCount, formatMoney } from '#web/ui/text/formats.ts';
import { sizeText } from '#web/ui/text/size.ts';
import { useDebouncedValue } from '#web/ui/use-debounced.ts';
import styles from '../programme.module.css';

interface Props {
  text: string;
  /** In a box already. */
  taken: ReadonlySet<string>;
  onAdd: (item: EligibleItem) => void;
}

/** What may be sent, the longest stored first. */
export const EligibleList = ({ text, taken, onAdd }: Props) => {
  const { t } = useTranslation();
  const searched = useDebouncedValue(text.trim());
  const read = useRead(listEligibleItems, searched === '' ? {} : { text: searched }, { quiet: true });
  const count = read.data ? formatCount(read.data.records.filter(({ oneId }) => !taken.has(oneId)).length) : undefined;
  return (
    <Section title={t('programme.create.eligible')} count={count}>
      <p className={styles['quiet']}>{t('programme.create.eligibleText')}</p>
      <ReadStates read={read} skeleton={<SkeletonRows rows={5} />}>
        {({ records }) => {
          const offered = records.filter(({ oneId }) => !taken.has(oneId));
          if (offered.length === 0) return <EmptyState title={t('programme.create.noneTitle')} text={t('programme.create.noneText')} />;
          return (
            <ul className={`${styles['items']} ${styles['candidates']}`}>
              {offered.map((item) => (
                <li key={item.oneId}>
                  <Goods picture={item.img} name={item.remarks} number={`${sizeText(item.spec)} · ${formatOneId(item.oneId)}`} />
                  <span className={styles['quiet']}>
                    {[
                      item.wareName,
                      item.lowest === null ? t('programme.create.noLowest') : t('programme.create.lowest', { amount: formatMoney(item.lowest) }),
                    ].join(' · ')}
                  </span>
                  <IconButton icon={Plus} label={t('programme.create.addOne', { oneId: formatOneId(item.oneId) })} onClick={() => onAdd(item)} />
                </li>
              ))}
            </ul>
          );
        }}
      </ReadStates>
    </Section>
  );
};
