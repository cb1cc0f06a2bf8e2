import { useTranslation } from 'react-i18next';
import { getWithdrawal } from '#contracts/withdrawals/withdrawal-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { CopyLinkButton } from '#web/core/links/copy-link-button.tsx';
import { useNeighbours } from '#web/core/open-row/neighbours.ts';
import { openWithdrawalParameter } from '#web/core/open-row/parameters.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { DrawerContent } from '#web/ui/drawer/drawer-content.tsx';
import { SideDrawer } from '#web/ui/drawer/side-drawer.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import type { WithdrawalActions } from '../use-withdrawal-actions.ts';
import { useWithdrawalsTopic } from '../use-withdrawals-topic.ts';
import { WithdrawalHeader } from './withdrawal-header.tsx';
import { WithdrawalPanes } from './withdrawal-panes.tsx';

interface Props {
  withdrawalNo: string;
  actions: WithdrawalActions;
  onOpen: (withdrawalNo: string) => void;
  onClose: () => void;
}

/** One withdrawal beside its list: how far it is, whom it waits for, and where it goes. */
export const WithdrawalDrawer = ({ withdrawalNo, actions, onOpen, onClose }: Props) => {
  const { t } = useTranslation();
  useLiveReads(useWithdrawalsTopic(), getWithdrawal);
  const read = useRead(getWithdrawal, { withdrawalNo }, { quiet: true });
  const neighbours = useNeighbours(openWithdrawalParameter, withdrawalNo);
  const words = {
    place: neighbours ? t('withdrawal.place', { place: neighbours.place, total: neighbours.total }) : t('withdrawal.pages.withdrawal'),
    previous: t('withdrawal.previous'),
    next: t('withdrawal.next'),
  };
  return (
    <SideDrawer
      label={t('withdrawal.drawer', { number: withdrawalNo })}
      walk={{ neighbours, words, open: onOpen }}
      onClose={onClose}
      tools={<CopyLinkButton />}
    >
      <ReadStates read={read} skeleton={<SkeletonRows rows={10} />}>
        {(withdrawal) => (
          <DrawerContent old={read.isError} waits={read.isPlaceholderData}>
            <WithdrawalHeader withdrawal={withdrawal} actions={actions} />
            <WithdrawalPanes withdrawal={withdrawal} />
          </DrawerContent>
        )}
      </ReadStates>
    </SideDrawer>
  );
};
