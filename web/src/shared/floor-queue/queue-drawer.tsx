import { CircleCheckBig } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { normaliseOneId } from '#contracts/item/one-id.ts';
import { floorOutbox } from '#web/api/outbox/floor-outbox.ts';
import type { WaitingCall } from '#web/api/outbox/waiting-call.ts';
import { useOpenItem } from '#web/core/open-row/use-open-item.ts';
import { ModalDrawer } from '#web/ui/drawer/modal-drawer.tsx';
import { FloorDone } from '#web/ui/floor/parts/floor-done.tsx';
import { rejectionOf } from '#web/ui/floor/steps/scan-state.ts';
import { formatClock } from '#web/ui/text/formats.ts';
import { commandName } from './command-names.ts';
import { keptToTheirPage } from './own-undo.ts';
import styles from './floor-queue.module.css';

interface Props {
  held: readonly WaitingCall[];
  refused: readonly WaitingCall[];
  onClose(): void;
}

/** Every scan that is not through: what was refused, with its reason and a way to settle it, then what waits, in the order in which it goes out. */
export const QueueDrawer = ({ held, refused, onClose }: Props) => {
  const { t } = useTranslation();
  return (
    <ModalDrawer title={t('floorQueue.title')} width={480} onClose={onClose}>
      <div className={styles['lists']}>
        {held.length + refused.length === 0 && <FloorDone icon={CircleCheckBig} title={t('floorQueue.allSent')} />}
        {refused.length > 0 && (
          <section>
            <h2>{t('floorQueue.refusedTitle')}</h2>
            <p>{t('floorQueue.refusedText')}</p>
            <ul>
              {refused.map((call) => (
                <Refused key={call.id} call={call} onLeave={onClose} />
              ))}
            </ul>
          </section>
        )}
        {held.length > 0 && (
          <section>
            <h2>{t('floorQueue.heldTitle')}</h2>
            <p>{t('floorQueue.heldText')}</p>
            <ul>
              {held.map((call) => (
                <Held key={call.id} call={call} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </ModalDrawer>
  );
};

const What = ({ call }: { call: WaitingCall }) => {
  const { t } = useTranslation();
  return (
    <div className={styles['what']}>
      <b>{t(commandName(call.address.name))}</b>
      <span className="code">{rejectionOf(call).code}</span>
      <span className="figures">{formatClock(call.givenAt)}</span>
    </div>
  );
};

const Refused = ({ call, onLeave }: { call: WaitingCall; onLeave: () => void }) => {
  const { t } = useTranslation();
  const { open } = useOpenItem();
  const [oneId] = rejectionOf(call).oneIds;
  const look = () => {
    onLeave();
    open(normaliseOneId(oneId!));
  };
  return (
    <li data-tone="refused">
      <What call={call} />
      <p>{call.refusal?.message || t('app.unknownError')}</p>
      <div className={styles['ways']}>
        <button type="button" onClick={() => floorOutbox.settle(call.id)}>
          {t('floorQueue.settle')}
        </button>
        <button type="button" onClick={() => floorOutbox.retry(call.id)}>
          {t('floorQueue.retry')}
        </button>
        {oneId !== undefined && (
          <button type="button" onClick={look}>
            {t('floorQueue.openItem')}
          </button>
        )}
      </div>
    </li>
  );
};

/** One that was under way may have reached the server: it can no longer be taken back here. */
const Held = ({ call }: { call: WaitingCall }) => {
  const { t } = useTranslation();
  return (
    <li>
      <What call={call} />
      {!call.tried && !keptToTheirPage.has(call.context) && (
        <div className={styles['ways']}>
          <button type="button" onClick={() => floorOutbox.cancelUnsent(call.id)}>
            {t('floorQueue.takeBack')}
          </button>
        </div>
      )}
    </li>
  );
};
