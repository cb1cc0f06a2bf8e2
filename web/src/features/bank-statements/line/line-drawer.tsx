import { useTranslation } from 'react-i18next';
import { bankLineStatuses } from '#contracts/statements/bank/bank-events.ts';
import { getBankLine, type BankLineDetail } from '#contracts/statements/bank/bank-queries.ts';
import { bankStatementWrites } from '#contracts/statements/statement-access.ts';
import { bankStatementsTopic } from '#contracts/statements/statement-topics.ts';
import { useRead } from '#web/api/use-read.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { CopyLinkButton } from '#web/core/links/copy-link-button.tsx';
import { useNeighbours } from '#web/core/open-row/neighbours.ts';
import { openBankLineParameter } from '#web/core/open-row/parameters.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { DrawerContent, DrawerHeader, DrawerPanes } from '#web/ui/drawer/drawer-content.tsx';
import { SideDrawer } from '#web/ui/drawer/side-drawer.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import styles from './line.module.css';
import { DisputeButton } from './dispute-button.tsx';
import { LineFacts } from './line-facts.tsx';
import { LineHistory } from './line-history.tsx';
import { ReleaseButton } from './release-button.tsx';
import { SettleLine } from './settle-line.tsx';
import { SettledLine } from './settled-line.tsx';

interface Props {
  lineId: string;
  onOpen: (lineId: string) => void;
  onClose: () => void;
}

/** One line beside its list: what the bank says, and what it is. */
export default function LineDrawer({ lineId, onOpen, onClose }: Props) {
  const { t } = useTranslation();
  useLiveReads(bankStatementsTopic, getBankLine);
  const read = useRead(getBankLine, { lineId }, { quiet: true });
  const neighbours = useNeighbours(openBankLineParameter, lineId);
  const words = {
    place: neighbours ? t('bankStatements.place', { place: neighbours.place, total: neighbours.total }) : t('bankStatements.line'),
    previous: t('bankStatements.previous'),
    next: t('bankStatements.next'),
  };
  return (
    <SideDrawer label={t('bankStatements.line')} walk={{ neighbours, words, open: onOpen }} onClose={onClose} tools={<CopyLinkButton />}>
      {read.error?.error === 'NotFound' ? (
        <EmptyState title={t('bankStatements.goneTitle')} text={t('bankStatements.goneText')} />
      ) : (
        <ReadStates read={read} skeleton={<SkeletonRows rows={10} />}>
          {(line) => (
            <DrawerContent old={read.isError} waits={read.isPlaceholderData}>
              <Line key={line.lineId} line={line} />
            </DrawerContent>
          )}
        </ReadStates>
      )}
    </SideDrawer>
  );
}

const Line = ({ line }: { line: BankLineDetail }) => {
  const words = useWords();
  const maySettle = useMay(...bankStatementWrites);
  const isOpen = line.status === 'unmatched' || line.status === 'disputed';
  return (
    <>
      <DrawerHeader
        title={
          <>
            <h2 className={styles['amount']}>{formatMoney(line.cents, { signed: true })}</h2>
            <StatusTag tone={bankLineStatuses[line.status].tone}>{words(bankLineStatuses[line.status])}</StatusTag>
          </>
        }
        meta={[line.bookedOn, line.payer].filter(Boolean)}
        actions={
          maySettle && (
            <>
              {line.status === 'unmatched' && <DisputeButton line={line} />}
              {!isOpen && <ReleaseButton line={line} />}
            </>
          )
        }
      />
      <DrawerPanes focusable side={<LineFacts line={line} />}>
        {isOpen && maySettle ? <SettleLine line={line} /> : <SettledLine line={line} />}
        <LineHistory line={line} />
      </DrawerPanes>
    </>
  );
};
