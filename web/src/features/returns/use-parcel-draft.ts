import { useEffect, useEffectEvent, useState } from 'react';
import { deviceStore } from '#web/browser/device-store.ts';
import { useUser } from '#web/core/access/use-user.ts';
import type { Parcel, State } from './returns-machine.ts';

interface ParcelDraft {
  /** Of whom and in which warehouse. */
  id: string;
  parcel: Parcel;
}

const drafts = deviceStore<ParcelDraft>('shelfline-returns', 'parcel');

/** The parcel that lies open stays on this device over a reload, photos included, until it is given to the outbox or left. */
export const useParcelDraft = ({ parcel, isSending = false }: State, onFound: (parcel: Parcel) => void): void => {
  const { id: owner, warehouse } = useUser();
  const id = `${owner} ${warehouse?.id ?? ''}`;
  /** Looked for: before that, having none says nothing. */
  const [isKnown, setIsKnown] = useState(false);
  const tellFound = useEffectEvent(onFound);

  useEffect(() => {
    let isLeft = false;
    void drafts.find(id).then((draft) => {
      if (isLeft) return;
      if (draft) tellFound(draft.parcel);
      setIsKnown(true);
    });
    return () => {
      isLeft = true;
      setIsKnown(false);
    };
  }, [id]);

  useEffect(() => {
    if (!isKnown) return;
    if (parcel && !isSending) drafts.put({ id, parcel });
    else drafts.remove(id);
  }, [id, isKnown, parcel, isSending]);
};
