import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { rechargeActions } from '#contracts/payments/recharge-actions.ts';
import { getRecharge, type RechargeRow } from '#contracts/payments/recharge-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { CopyLinkButton } from '#web/core/links/copy-link-button.tsx';
import { useNeighbours } from '#web/core/open-row/neighbours.ts';
import { openRechargeParameter } from '#web/core/open-row/parameters.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { DrawerContent, DrawerHeader } from '#web/ui/drawer/drawer-content.tsx';
import { SideDrawer } from '#web/ui/drawer/side-drawer.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { CopyButton } from '#web/ui/text/one-id.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { RechargeStatusTag } from '../recharge-status-tag.tsx';
import styles from '../recharges.module.css';
import type { RechargeActions } from '../use-recharge-actions.ts';
import { useRechargesTopic } from '../use-recharges-topic.ts';
import { RechargePanes } from './recharge-panes.tsx';

interface Props {
  rechargeNo: string;
  actions: RechargeActions;
  onOpen: (rechargeNo: string) => void;
  onClose: () => void;
}

/** One recharge beside its list: how far it is, whom it waits for, and what it rests on. */
export const RechargeDrawer = ({ rechargeNo, actions, onOpen, onClose }: Props) => {
  const { t } = useTranslation();
  useLiveReads(useRechargesTopic(), getRecharge);
  const read = useRead(getRecharge, { rechargeNo }, { quiet: true });
  const neighbours = useNeighbours(openRechargeParameter, rechargeNo);
  const words = {
    place: neighbours ? t('recharge.place', { place: neighbours.place, total: neighbours.total }) : t('recharge.pages.recharge'),
    previous: t('recharge.previous'),
    next: t('recharge.next'),
  };
  return (
    <SideDrawer
      label={t('recharge.drawer', { number: rechargeNo })}
      walk={{ neighbours, words, open: onOpen }}
      onClose={onClose}
      tools={<CopyLinkButton />}
    >
      <ReadStates read={read} skeleton={<SkeletonRows rows={10} />}>
        {(recharge) => (
          <DrawerContent old={read.isError} waits={read.isPlaceholderData}>
            <Header recharge={recharge} actions={actions} />
            <RechargePanes recharge={recharge} />
          </DrawerContent>
        )}
      </ReadStates>
    </SideDrawer>
  );
};

/** The way on stands first, as the only solid button. */
const waysOn = ['pay', 'approve', 'uploadProof'] as const;
const order = [...waysOn, 'reject'] as const;

const Header = ({ recharge, actions }: { recharge: RechargeRow; actions: RechargeActions }) => {
  const { t } = useTranslation();
  const words = useWords();
  const ownerName = useOwnerName();
  const { rechargeNo, status, shopInfo, gmtCreate } = recharge;
  return (
    <DrawerHeader
      title={
        <>
          <h2 className={styles['number']}>{rechargeNo}</h2>
          <CopyButton text={rechargeNo} />
          <RechargeStatusTag status={status} />
        </>
      }
      meta={[
        ownerName(shopInfo),
        <span key="applied">
          {t('recharge.applied')} <TimeText at={gmtCreate} />
        </span>,
      ]}
      actions={order
        .filter((name) => recharge.actions.includes(name))
        .map((name) => (
          <Button key={name} type={waysOn.some((way) => way === name) ? 'primary' : 'default'} onClick={() => actions[name](recharge)}>
            {words(rechargeActions[name])}
          </Button>
        ))}
    />
  );
};
