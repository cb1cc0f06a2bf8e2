import { useTranslation } from 'react-i18next';
import { listOwnGoodsPostings, ownGoodsParts } from '#contracts/finance/self-operated.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { allWalletsTopic } from '#contracts/wallet/wallet-topics.ts';
import { useRead } from '#web/api/use-read.ts';
import { CopyLinkButton } from '#web/core/links/copy-link-button.tsx';
import { bookPostingLink, postingLink } from '#web/core/links/posting-link.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { useNeighbours } from '#web/core/open-row/neighbours.ts';
import { openOwnGoodsParameter } from '#web/core/open-row/parameters.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { DrawerContent, DrawerHeader } from '#web/ui/drawer/drawer-content.tsx';
import { SideDrawer } from '#web/ui/drawer/side-drawer.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { OneId } from '#web/ui/text/one-id.tsx';

interface Props {
  oneId: string;
  onOpen: (oneId: string) => void;
  onClose: () => void;
}

/** What an item's figures are made of, posting by posting. */
export default function OwnGoodsDrawer({ oneId, onOpen, onClose }: Props) {
  const { t } = useTranslation();
  useLiveReads(allWalletsTopic, listOwnGoodsPostings);
  const read = useRead(listOwnGoodsPostings, { oneId }, { quiet: true });
  const neighbours = useNeighbours(openOwnGoodsParameter, oneId);
  const label = t('finance.ownGoods.postingsOf', { item: formatOneId(oneId) });
  const words = {
    place: neighbours ? t('finance.ownGoods.place', { place: neighbours.place, total: neighbours.total }) : label,
    previous: t('finance.ownGoods.previous'),
    next: t('finance.ownGoods.next'),
  };
  return (
    <SideDrawer label={label} walk={{ neighbours, words, open: onOpen }} onClose={onClose} tools={<CopyLinkButton />}>
      {read.error?.error === 'NotFound' ? (
        <EmptyState title={t('finance.ownGoods.goneTitle')} text={t('finance.ownGoods.goneText')} />
      ) : (
        <ReadStates read={read} skeleton={<SkeletonRows rows={6} />}>
          {({ name, postings }) => (
            <DrawerContent old={read.isError} waits={read.isPlaceholderData}>
              <DrawerHeader title={<h2>{name}</h2>} meta={[<OneId key="id" value={oneId} copy />]} actions={null} />
              <Section>{postings.length === 0 ? <EmptyState title={t('finance.ownGoods.noPostings')} /> : <Postings postings={postings} />}</Section>
            </DrawerContent>
          )}
        </ReadStates>
      )}
    </SideDrawer>
  );
}

type Posting = DataOf<typeof listOwnGoodsPostings>['postings'][number];

const Postings = ({ postings }: { postings: readonly Posting[] }) => {
  const { t } = useTranslation();
  const words = useWords();
  const place = useViewpoint();
  const columns: Column<Posting>[] = [
    { key: 'day', title: t('finance.ownGoods.day'), width: 108, render: ({ day }) => day },
    { key: 'part', title: t('finance.ownGoods.part'), width: 150, render: ({ part }) => words(ownGoodsParts[part]) },
    {
      key: 'reference',
      title: t('finance.ownGoods.reference'),
      render: ({ reference, postingId, isOfWallet }) => (
        <PageLink to={postingId === null ? undefined : isOfWallet ? postingLink(place, postingId) : bookPostingLink(postingId)} className="code">
          {reference}
        </PageLink>
      ),
    },
    {
      key: 'amount',
      title: t('finance.ownGoods.amount'),
      width: 116,
      numeric: true,
      render: ({ part, cents }) => <Money cents={part === 'sale' ? cents : 0 - cents} kind={part === 'sale' ? 'credit' : 'plain'} />,
    },
  ];
  return (
    <DataTable
      inline
      columns={columns}
      rows={postings}
      keyOf={({ part, reference, postingId }) => `${part} ${postingId ?? reference}`}
      label={t('finance.ownGoods.postings')}
    />
  );
};
