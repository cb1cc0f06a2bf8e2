import { useTranslation } from 'react-i18next';
import { transactionTypes } from '#contracts/wallet/transaction-types.ts';
import { explainPosting, type PostingExplained } from '#contracts/wallet/reads/explain-posting.ts';
import { useRead } from '#web/api/use-read.ts';
import { CopyLinkButton } from '#web/core/links/copy-link-button.tsx';
import { useNeighbours } from '#web/core/open-row/neighbours.ts';
import { openPostingParameter } from '#web/core/open-row/parameters.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { DrawerContent } from '#web/ui/drawer/drawer-content.tsx';
import { SideDrawer } from '#web/ui/drawer/side-drawer.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { PostingHeader } from './posting-header.tsx';
import { PostingPanes } from './posting-panes.tsx';

interface Props {
  postingId: string;
  topic: string | undefined;
  onOpen: (postingId: string) => void;
  onClose: () => void;
}

export default function PostingDrawer({ postingId, topic, onOpen, onClose }: Props) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  useLiveReads(topic, explainPosting);
  const read = useRead(explainPosting, { postingId }, { quiet: true });
  const neighbours = useNeighbours(openPostingParameter, postingId);
  const words = {
    place: neighbours ? t('wallet.place', { place: neighbours.place, total: neighbours.total }) : t('wallet.posting'),
    previous: t('wallet.previous'),
    next: t('wallet.next'),
  };
  const isGone = read.error?.error === 'NotFound';
  return (
    <SideDrawer
      label={read.data ? nameOf(read.data) : t('wallet.posting')}
      walk={{ neighbours, words, open: onOpen }}
      onClose={onClose}
      tools={<CopyLinkButton />}
    >
      {isGone ? (
        <EmptyState title={t('wallet.goneTitle')} text={t('wallet.goneText')} />
      ) : (
        <ReadStates read={read} skeleton={<SkeletonRows rows={10} />}>
          {(posting) => (
            <DrawerContent old={read.isError} waits={read.isPlaceholderData}>
              <PostingHeader posting={posting} />
              <PostingPanes posting={posting} onOpen={onOpen} />
            </DrawerContent>
          )}
        </ReadStates>
      )}
    </SideDrawer>
  );
}

const useNameOf = () => {
  const { t } = useTranslation();
  const words = useWords();
  return ({ record: { type, reference } }: PostingExplained): string =>
    t('wallet.postingOf', { type: words(transactionTypes[type]), reference: reference.id });
};
