import { useTranslation } from 'react-i18next';
import { transactionTypes } from '#contracts/wallet/transaction-types.ts';
import type { PostingExplained } from '#contracts/wallet/reads/explain-posting.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { DrawerHeader } from '#web/ui/drawer/drawer-content.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { AskAboutButton } from './ask-about-button.tsx';
import { ReverseButton } from './reverse-button.tsx';
import styles from './postings.module.css';

/** What it was, how much, of when, and how to ask about it. */
export const PostingHeader = ({ posting }: { posting: PostingExplained }) => {
  const { record } = posting;
  const { t } = useTranslation();
  const words = useWords();
  const ownerName = useOwnerName();
  const { type, amountCents, effectiveDate, gmtCreate, balanceCents, reverses, reversedBy, shopInfo } = record;
  return (
    <DrawerHeader
      title={
        <>
          <h2 className={styles['postingTitle']}>
            {words(transactionTypes[type])} {formatMoney(amountCents, { signed: true })}
          </h2>
          {reverses !== null && <StatusTag tone="progress">{t('wallet.isReversal')}</StatusTag>}
          {reversedBy === null ? (
            <StatusTag tone="done">{t('wallet.isPosted')}</StatusTag>
          ) : (
            <StatusTag tone="cancelled">{t('wallet.isReversed')}</StatusTag>
          )}
        </>
      }
      meta={[
        ownerName(shopInfo),
        t('wallet.forDate', { date: effectiveDate }),
        <span key="written">
          {t('wallet.written')} <TimeText at={gmtCreate} />
        </span>,
        t('wallet.balanceAfter', { balance: formatMoney(balanceCents) }),
      ]}
      actions={
        <>
          <AskAboutButton postingId={record.postingId} />
          <ReverseButton posting={posting} />
        </>
      }
    />
  );
};
