import { canAccess } from '#contracts/kernel/row-scope.ts';
import { isSeller, type Viewer } from '#contracts/kernel/viewer.ts';
import type { LiveNotice } from '#contracts/live/messages.ts';
import { sellersHear, topicNamed } from '#contracts/topics.ts';
import type { LogNotice } from '#kernel/bus/notices.ts';

/** Whether a notice of a topic may reach a viewer: it is theirs, and not one of those that sellers never hear of. */
export const mayHear = (viewer: Viewer, topic: string, { type, tags }: LogNotice): boolean =>
  (topicNamed(topic)?.reaches ?? canAccess)(viewer, tags) && (!isSeller(viewer) || sellersHear(type) !== undefined);

/** The notice as it leaves the server: sellers hear no operator's name (R6.39). */
export const spoken = (viewer: Viewer, { position, type, streamId, version, tags, recordedAt, actorName }: LogNotice): LiveNotice => ({
  position,
  type: isSeller(viewer) ? (sellersHear(type) ?? type) : type,
  streamId,
  version,
  ...(tags.state !== undefined && { state: tags.state }),
  recordedAt,
  ...(!isSeller(viewer) && { actor: actorName }),
});

/** Clients of one tone of speech share a message's text. */
export const tone = (viewer: Viewer): 'seller' | 'staff' => (isSeller(viewer) ? 'seller' : 'staff');
