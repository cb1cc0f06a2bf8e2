import { useTranslation } from 'react-i18next';
import { warehouseTopic } from '#contracts/kernel/topics/list-topics.ts';
import { listAside, handOnEndpoint, putAsideEndpoint } from '#contracts/aside/aside-endpoints.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useRead } from '#web/api/use-read.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import type { FoundElsewhere } from '#web/shared/inbound/look-up.ts';
import { signal } from '#web/ui/floor/scan/signals.ts';
import type { Wrong } from '#web/ui/floor/scan/wrong-scan.tsx';

const changes = [listAside];

/** Notes that a parcel of another warehouse lies at this dock. `refused` hears in the server's words why not. */
export const usePutAside = (refused: (wrong: Wrong) => void) => {
  const { t } = useTranslation();
  const command = useCommand(putAsideEndpoint, { changes, quiet: true });
  return ({ code, what, id }: FoundElsewhere): void =>
    command.mutate(
      { what, id },
      {
        onSuccess: () => signal('done'),
        onError: ({ message }) => refused({ title: t('receiving.asideRefused'), code, todo: message || t('app.offline') }),
      },
    );
};

/** What lies at this dock for other warehouses, whoever put it there. */
export const useAside = () => {
  const { warehouse } = useUser();
  const { data } = useRead(listAside, {}, { quiet: true });
  useLiveReads(warehouse && warehouseTopic('packages', warehouse.id), listAside);
  const { mutate } = useCommand(handOnEndpoint, { changes });
  return { parcels: data?.records ?? [], handOn: (id: string) => mutate({ id }) };
};
