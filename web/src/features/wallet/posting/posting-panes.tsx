import { useTranslation } from 'react-i18next';
import { accounts, walletAccount } from '#contracts/ledger/accounts.ts';
import { referenceKindWords } from '#contracts/ledger/reference-kinds.ts';
import type { PostingExplained } from '#contracts/wallet/reads/explain-posting.ts';
import { isSellerView, useViewpoint } from '#web/core/links/viewpoint.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { NightItems } from '#web/shared/storage/night-items.tsx';
import { DrawerPanes } from '#web/ui/drawer/drawer-content.tsx';
import { DescriptionGrid, DescriptionList, Section } from '#web/ui/page/section.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { Money } from '#web/ui/text/money.tsx';
import { CopyButton } from '#web/ui/text/one-id.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { Source } from '../records/source.tsx';
import { GroupTable, PartsTable } from './posting-tables.tsx';
import { RestsOn } from './rests-on.tsx';
import styles from '../wallet.module.css';

interface Props {
  posting: PostingExplained;
  onOpen: (postingId: string) => void;
}

/** The sum on the left, with all that it is made of; what it rests on at the side. */
export const PostingPanes = ({ posting, onOpen }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const isOwn = isSellerView(useViewpoint());
  const { explanation, entries, restsOn, group, record } = posting;
  return (
    <DrawerPanes
      focusable
      side={
        <>
          {explanation.facts.length > 0 && (
            <Section title={t('wallet.asItStood')}>
              <DescriptionList items={explanation.facts.map(({ label, value }) => ({ label: words(label), value: words(value) }))} />
            </Section>
          )}
          <Section title={t('wallet.restsOn')}>
            <RestsOn acts={restsOn} />
          </Section>
          <Section title={t('wallet.entriesOf')}>
            <DescriptionList
              items={entries.map(({ account, sub, side, cents }) => ({
                label: `${t(`wallet.sides.${side}`)} · ${isOwn && account === walletAccount ? t('wallet.yours') : words(accounts[account])}${sub === null ? '' : ` ${sub}`}`,
                value: <Money cents={cents} />,
              }))}
            />
          </Section>
        </>
      }
    >
      <Section>
        <p className={styles['formula']}>{words(explanation.formula)}</p>
        <Check posting={posting} />
        <PartsTable parts={explanation.parts} />
      </Section>
      {record.type === 'storageFee' && <NightItems postingId={record.reverses ?? record.postingId} />}
      {group.length > 0 && (
        <Section>
          <GroupTable group={group} openId={record.postingId} onOpen={onOpen} />
        </Section>
      )}
      <Section title={t('wallet.details')}>
        <DescriptionGrid items={useFacts(posting, onOpen)} />
      </Section>
    </DrawerPanes>
  );
};

const Check = ({ posting: { check, recomputedCents } }: { posting: PostingExplained }) => {
  const { t } = useTranslation();
  return (
    <p className={styles['check']} data-check={check}>
      {t(`wallet.check.${check}`, { amount: formatMoney(recomputedCents) })}
    </p>
  );
};

const useFacts = ({ record }: PostingExplained, onOpen: Props['onOpen']) => {
  const { t } = useTranslation();
  const words = useWords();
  const { remark, originalUid, newUid, chargeDate, chargeDays, gmtApply, reverses, reversedBy, reference, postingId } = record;
  const posting = (id: string) => (
    <button type="button" className={styles['narrow']} onClick={() => onOpen(id)}>
      {id}
    </button>
  );
  return [
    { label: words(referenceKindWords[reference.kind]), value: <Source record={record} /> },
    remark !== '' && { label: t('wallet.note'), value: remark },
    reverses !== null && { label: t('wallet.reverses'), value: posting(reverses) },
    reversedBy !== null && { label: t('wallet.reversedBy'), value: posting(reversedBy) },
    gmtApply !== null && { label: t('wallet.applied'), value: <TimeText at={gmtApply} /> },
    originalUid !== null && { label: t('wallet.originalUser'), value: originalUid },
    newUid !== null && { label: t('wallet.newUser'), value: newUid },
    chargeDate !== null && { label: t('wallet.chargeDate'), value: chargeDate },
    chargeDays !== null && { label: t('wallet.chargeDays'), value: chargeDays },
    {
      label: t('wallet.posting'),
      value: (
        <>
          <span className="code">{postingId}</span> <CopyButton text={postingId} />
        </>
      ),
    },
  ].filter((fact) => fact !== false);
};
