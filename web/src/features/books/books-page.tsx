import { Button } from 'antd';
import { Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { checkBooksAccess, checkBooksEndpoint, getBooks } from '#contracts/ledger/books.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useRead } from '#web/api/use-read.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { TrialBalance } from '#web/shared/books/trial-balance.tsx';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { PageSkeleton } from '#web/ui/states/page-skeleton.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { BooksCheck, NoticedBreaks } from './books-check.tsx';
import { ClearingAges } from './clearing-ages.tsx';

/** The sums of the ledger follow the log by themselves, and no notice tells of them. Milliseconds. */
const everyMs = 10_000;

/** What every account of the operator comes to, and whether the books agree with the log. */
export default function BooksPage() {
  const { t } = useTranslation();
  const read = useRead(getBooks, undefined, { everyMs });
  const mayCheck = useMay(checkBooksAccess);
  const checking = useCommand(checkBooksEndpoint, { invalidates: [getBooks] });
  return (
    <>
      <PageHeader
        title={t('books.pages.books')}
        actions={
          mayCheck && (
            <Button loading={checking.isPending} onClick={() => checking.mutate({})}>
              {t('books.checkNow')}
            </Button>
          )
        }
      />
      <ReadStates read={read} skeleton={<PageSkeleton />}>
        {(books) => <Parts books={books} />}
      </ReadStates>
    </>
  );
}

const Parts = ({ books: { check, noticed, clearing, accounts, totals } }: { books: DataOf<typeof getBooks> }) => {
  const { t } = useTranslation();
  return (
    <PageBody>
      {noticed.length > 0 && (
        <Section title={t('books.noticedTitle')}>
          <NoticedBreaks noticed={noticed} />
        </Section>
      )}
      <Section title={t('books.checked')}>
        <BooksCheck check={check} />
      </Section>
      <Section title={t('books.clearing')}>
        <ClearingAges clearing={clearing} />
      </Section>
      <Section title={t('books.trialBalance')}>
        {accounts.length === 0 ? (
          <EmptyState icon={Landmark} title={t('books.none')} text={t('books.noneText')} />
        ) : (
          <TrialBalance accounts={accounts} totals={totals} />
        )}
      </Section>
    </PageBody>
  );
};
