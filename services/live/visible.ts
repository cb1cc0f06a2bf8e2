import type { Viewer } from '#contracts/accounts/viewer.ts';
import type { LiveNotice } from '#contracts/live/messages.ts';
import type { LogNotice } from '../kernel/bus/notices.ts';
import { concerns } from './may-follow.ts';

const isSeller = ({ terminal }: Viewer): boolean => terminal === 'business' || terminal === 'shopUser';

/** Whether a notice may reach a viewer: it is theirs, and sellers hear nothing of a way from shelf to shelf (R6.42). */
export const mayHear = (viewer: Viewer, notice: LogNotice): boolean =>
  concerns(viewer, notice.tags) && !(isSeller(viewer) && notice.type === 'ItemMoved');

/** The first shelf makes an item available, and its undoing takes that back: sellers hear of it, and of no shelf (R6.42). */
const aboutShelves: ReadonlySet<string> = new Set(['ItemShelved', 'ShelvingUndone']);

const typeFor = (viewer: Viewer, type: string): string => (isSeller(viewer) && aboutShelves.has(type) ? 'ItemChanged' : type);

/** The notice as it leaves the server: sellers hear no operator's name (R6.39). */
export const spoken = (viewer: Viewer, { position, type, streamId, version, tags, recordedAt, actorName }: LogNotice): LiveNotice => ({
  position,
  type: typeFor(viewer, type),
  streamId,
  version,
  ...(tags.state !== undefined && { state: tags.state }),
  recordedAt,
  ...(!isSeller(viewer) && { actor: actorName }),
});

/** Clients of one tone of speech share a message's text. */
export const tone = (viewer: Viewer): 'seller' | 'staff' => (isSeller(viewer) ? 'seller' : 'staff');
