import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  expectedKinds,
  expectedWaitWords,
  holdPurposeWords,
  type ExpectedMoney,
  type WalletHoldRow,
} from '#contracts/wallet/reads/held-and-expected.ts';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { orderLink } from '#web/core/links/orders/order-link.ts';
import { repairLink } from '#web/core/links/repair-link.ts';
import { useViewpoint, type Viewpoint } from '#web/core/links/viewpoint.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import { DrawerContent } from '#web/ui/drawer/drawer-content.tsx';
import { SideDrawer } from '#web/ui/drawer/side-drawer.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { labelLink } from '#web/shared/postings/source-link.ts';
import styles from '../wallet.module.css';
import { useLiveExpected, useLiveHolds } from './use-parts.ts';
import type { Whose } from './use-wallet.ts';

interface Props {
  figure: 'held' | 'expected';
  whose: Whose;
  onClose: () => void;
}

export default function FigureDrawer({ figure, whose, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <SideDrawer
      label={t(`wallet.${figure}`)}
      walk={{ neighbours: undefined, words: { place: t(`wallet.${figure}`), previous: '', next: '' }, open: () => undefined }}
      onClose={onClose}
      tools={null}
    >
      {figure === 'held' ? <Holds whose={whose} /> : <Expected whose={whose} />}
    </SideDrawer>
  );
}

const Holds = ({ whose }: { whose: Whose }) => {
  const { t } = useTranslation();
  const read = useLiveHolds(whose);
  return (
    <ReadStates read={read} skeleton={<SkeletonRows rows={5} />}>
      {({ heldCents, holds }) => (
        <DrawerContent old={read.isError}>
          <Heading title={t('wallet.held')} cents={heldCents} text={t('wallet.heldText')} />
          {holds.length === 0 ? (
            <EmptyState title={t('wallet.noHolds')} />
          ) : (
            <ul className={styles['parts']}>
              {holds.map((hold) => (
                <HoldRow key={hold.holdId} hold={hold} />
              ))}
            </ul>
          )}
        </DrawerContent>
      )}
    </ReadStates>
  );
};

const HoldRow = ({ hold: { purpose, reference, cents, gmtCreate, gmtExpire } }: { hold: WalletHoldRow }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { what, endsBy } = holdPurposeWords[purpose];
  return (
    <Part title={words(what)} reference={reference} to={heldFor(useViewpoint(), reference)} cents={cents} text={words(endsBy)}>
      {t('wallet.heldSince')} <TimeText at={gmtCreate} />
      {gmtExpire && (
        <>
          {' · '}
          {t('wallet.heldUntil')} <TimeText at={gmtExpire} />
        </>
      )}
    </Part>
  );
};

const Expected = ({ whose }: { whose: Whose }) => {
  const { t } = useTranslation();
  const read = useLiveExpected(whose);
  return (
    <ReadStates read={read} skeleton={<SkeletonRows rows={5} />}>
      {({ expectedCents, expected }) => (
        <DrawerContent old={read.isError}>
          <Heading title={t('wallet.expected')} cents={expectedCents} text={t('wallet.expectedText')} />
          {expected.length === 0 ? (
            <EmptyState title={t('wallet.noneExpected')} />
          ) : (
            <ul className={styles['parts']}>
              {expected.map((money) => (
                <ExpectedRow key={`${money.kind} ${money.reference.id}`} money={money} />
              ))}
            </ul>
          )}
        </DrawerContent>
      )}
    </ReadStates>
  );
};

const ExpectedRow = ({ money }: { money: ExpectedMoney }) => {
  const { kind, reference, cents, gmtCreate } = money;
  const { t } = useTranslation();
  const words = useWords();
  return (
    <Part
      title={words(expectedKinds[kind])}
      reference={reference}
      to={expectedOf(useViewpoint(), money)}
      cents={cents}
      text={words(expectedWaitWords[kind])}
    >
      {t('wallet.heldSince')} <TimeText at={gmtCreate} />
    </Part>
  );
};

const Heading = ({ title, cents, text }: { title: string; cents: number; text: string }) => (
  <header className={styles['figureHead']}>
    <h2>
      {title} <Money cents={cents} />
    </h2>
    <p>{text}</p>
  </header>
);

interface PartProps {
  title: string;
  reference: WalletHoldRow['reference'];
  /** The page of what it is for, where it has one. */
  to: string | undefined;
  cents: number;
  /** What ends it. */
  text: string;
  children: ReactNode;
}

const Part = ({ title, reference, to, cents, text, children }: PartProps) => (
  <li>
    <div>
      <strong>{title}</strong>
      <PageLink to={to} className="code">
        {reference.id}
      </PageLink>
      <strong>
        <Money cents={cents} />
      </strong>
    </div>
    <p>{text}</p>
    <p>{children}</p>
  </li>
);

/** A request's number alone does not tell its page. */
const heldFor = (place: Viewpoint, { kind, id }: WalletHoldRow['reference']): string | undefined =>
  kind === 'repair' ? repairLink(place, id) : undefined;

const expectedOf = (place: Viewpoint, { kind, reference: { id } }: ExpectedMoney): string | undefined => {
  switch (kind) {
    case 'labelRefund':
      return labelLink(place, id);
    case 'consignmentSale':
      return orderLink(place, { type: requestTypeOf.consignment, oddNo: id });
    case 'recharge':
      return undefined;
  }
};
