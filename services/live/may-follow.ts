import { asSelfOperatedSeller } from '#contracts/accounts/named-permissions.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { Access } from '#contracts/kernel/endpoint.ts';
import { mayCall } from '#contracts/kernel/access/may-call.ts';
import type { TopicStreams } from '#contracts/kernel/topics/topic.ts';
import { parseTopic } from '#contracts/topics.ts';

/** What code 200 opens of the operator's own shop. */
const permittedOfOwnShop = ({ terminal, permissions }: Viewer, access: Access): boolean =>
  terminal === 'admin' && mayCall(asSelfOperatedSeller(permissions), access);

/** Whether a viewer may follow a topic; an unknown topic may not be followed by anyone. */
export const mayFollow =
  (streams: TopicStreams) =>
  async (viewer: Viewer, text: string): Promise<boolean> => {
    const parsed = parseTopic(text);
    if (!parsed) return false;
    const {
      topic: { access, scope },
      key,
    } = parsed;
    if (mayCall(viewer.permissions, access)) return scope.admits(viewer, key, streams);
    return permittedOfOwnShop(viewer, access) && scope.isOfShop(selfOperatedShop, key, streams);
  };
