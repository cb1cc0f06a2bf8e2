import { canAccess } from '#contracts/kernel/access/row-scope.ts';
import { isSeller, type Viewer } from '#contracts/kernel/access/viewer.ts';
import type { LiveNotice } from '#contracts/live/messages.ts';
import { sellersHear, topicNamed } from '#contracts/topics.ts';
import type { LogNotice } from '#kernel/bus/notices.ts';

/** Whether a viewer may receive a notice of a topic: the row is in their scope, and the event is not one that sellers never see. */
export const mayReceive = (viewer: Viewer, topic: string, { type, tags }: LogNotice): boolean =>
  (topicNamed(topic)?.reaches ?? canAccess)(viewer, tags) && (!isSeller(viewer) || sellersHear(type) !== undefined);

/** The notice as it leaves the server: sellers see no operator's name (R6.39). */
export const redacted = (viewer: Viewer, { position, type, streamId, version, tags, recordedAt, actorName }: LogNotice): LiveNotice => ({
  position,
  type: isSeller(viewer) ? (sellersHear(type) ?? type) : type,
  streamId,
  version,
  ...(tags.state !== undefined && { state: tags.state }),
  recordedAt,
  ...(!isSeller(viewer) && { actor: actorName }),
});

/** Clients of one audience share a message's text. */
export const audience = (viewer: Viewer): 'seller' | 'staff' => (isSeller(viewer) ? 'seller' : 'staff');
