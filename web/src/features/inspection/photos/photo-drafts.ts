import { deviceStore, type DeviceStore } from '#web/browser/device-store.ts';
import type { InspectionPhoto } from './photo-plan.ts';

/** A photo as it is kept: by its bytes alone, for the server forgets within a day what no form named. */
export type KeptPhoto = Omit<InspectionPhoto, 'preview' | 'url'>;

/** Photos of one item whose result is not recorded. */
interface PhotoDraft {
  id: string;
  photos: readonly KeptPhoto[];
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** Of whom and of which item. */
export interface DraftOf {
  owner: string;
  oneId: string;
}

export interface PhotoDrafts {
  of(draft: DraftOf): Promise<readonly KeptPhoto[]>;
  keep(draft: DraftOf, photos: readonly InspectionPhoto[]): void;
  drop(draft: DraftOf): void;
}

/** An item that is inspected elsewhere meanwhile leaves its photos behind; nobody comes back for them after a day. */
const MAX_AGE = 24 * 60 * 60_000;

export const photoDrafts = (kept: DeviceStore<PhotoDraft>, now: () => number = Date.now): PhotoDrafts => {
  const isOld = ({ keptAt }: PhotoDraft) => now() - keptAt > MAX_AGE;
  void kept.all().then((drafts) => drafts.filter(isOld).forEach(({ id }) => kept.remove(id)));
  const drop = (draft: DraftOf) => kept.remove(idOf(draft));
  return {
    async of(draft) {
      const found = await kept.find(idOf(draft));
      return found && !isOld(found) ? found.photos : [];
    },
    keep(draft, photos) {
      if (photos.length === 0) return drop(draft);
      kept.put({ id: idOf(draft), photos: photos.map(({ id, file, slot }) => ({ id, file, ...(slot && { slot }) })), keptAt: now() });
    },
    drop,
  };
};

const idOf = ({ owner, oneId }: DraftOf): string => `${owner} ${oneId}`;

export const devicePhotoDrafts = photoDrafts(deviceStore('shelfline-inspection', 'photos'));
