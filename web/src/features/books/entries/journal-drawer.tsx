import { useTranslation } from 'react-i18next';
import { referenceKindWords } from '#contracts/ledger/reference-kinds.ts';
import { explainJournal, type JournalExplained } from '#contracts/ledger/entries.ts';
import { allWalletsTopic } from '#contracts/wallet/wallet-topics.ts';
import { useRead } from '#web/api/use-read.ts';
import { CopyLinkButton } from '#web/core/links/copy-link-button.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import { BasisCheck, BasisSide } from '#web/shared/postings/basis.tsx';
import PostingDrawer from '#web/shared/postings/posting-drawer.tsx';
import { PostingLink } from '#web/shared/postings/posting-link.tsx';
import { PartsTable } from '#web/shared/postings/posting-tables.tsx';
import { Source } from '#web/shared/postings/source.tsx';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { DrawerContent, DrawerHeader, DrawerPanes } from '#web/ui/drawer/drawer-content.tsx';
import { SideDrawer } from '#web/ui/drawer/side-drawer.tsx';
import { DescriptionGrid, Section } from '#web/ui/page/section.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { CopyButton } from '#web/ui/text/one-id.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from '../books.module.css';
import { unitOf } from './unit-of.ts';

interface Props {
  postingId: string;
  onOpen: (postingId: string) => void;
  onClose: () => void;
}

/** Why a posting between own accounts is of its amount, and what it rests on. What is posted never changes. */
export default function JournalDrawer({ postingId, onOpen, onClose }: Props) {
  const { t } = useTranslation();
  const read = useRead(explainJournal, { postingId }, { quiet: true });
  // A wallet took part in it, or there is none.
  if (read.error?.error === 'NotFound') return <PostingDrawer postingId={postingId} topic={allWalletsTopic} onOpen={onOpen} onClose={onClose} />;
  return (
    <SideDrawer
      label={`${t('books.entries.posting')} ${postingId}`}
      walk={{
        neighbours: undefined,
        words: { place: t('books.entries.posting'), previous: t('wallet.previous'), next: t('wallet.next') },
        open: onOpen,
      }}
      onClose={onClose}
      tools={<CopyLinkButton />}
    >
      <ReadStates read={read} skeleton={<SkeletonRows rows={10} />}>
        {(journal) => (
          <DrawerContent old={read.isError} waits={read.isPlaceholderData}>
            <Header journal={journal} />
            <Panes journal={journal} />
          </DrawerContent>
        )}
      </ReadStates>
    </SideDrawer>
  );
}

interface Part {
  journal: JournalExplained;
}

const Header = ({ journal: { posting } }: Part) => {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  const { cents, currency, effectiveDate, gmtCreate, shopInfo } = posting;
  return (
    <DrawerHeader
      title={
        <h2 className={styles['title']}>
          {t('books.entries.journal')} {formatMoney(cents, { unit: unitOf[currency] })}
        </h2>
      }
      meta={[
        ...(shopInfo ? [ownerName(shopInfo)] : []),
        t('wallet.forDate', { date: effectiveDate }),
        <span key="written">
          {t('wallet.written')} <TimeText at={gmtCreate} />
        </span>,
      ]}
      actions={null}
    />
  );
};

const Panes = ({ journal }: Part) => {
  const { t } = useTranslation();
  const words = useWords();
  const { posting, explanation } = journal;
  const facts = [
    { label: words(referenceKindWords[posting.reference.kind]), value: <Source record={posting} /> },
    posting.remark !== '' && { label: t('wallet.note'), value: posting.remark },
    posting.partOf !== null && { label: t('books.entries.partOf'), value: <PostingLink postingId={posting.partOf} /> },
    posting.reverses !== null && {
      label: t('wallet.reverses'),
      value: <PostingLink postingId={posting.reverses} />,
    },
    {
      label: t('books.entries.posting'),
      value: (
        <>
          <span className="code">{posting.postingId}</span> <CopyButton text={posting.postingId} />
        </>
      ),
    },
  ];
  return (
    <DrawerPanes focusable side={<BasisSide explained={journal} unit={unitOf[posting.currency]} />}>
      <Section>
        <BasisCheck explained={journal} />
        <PartsTable parts={explanation.parts} />
      </Section>
      <Section title={t('wallet.details')}>
        <DescriptionGrid items={facts.filter((fact) => fact !== false)} />
      </Section>
    </DrawerPanes>
  );
};
