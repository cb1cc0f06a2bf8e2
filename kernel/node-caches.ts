/** Something that a node remembers of the log, so that it need not be asked again. Each is told only of what concerns it. */
export interface NodeCache {
  /** The log may be another than it was, since a connection broke or a stream was found set back: what is remembered may never have been. */
  logReplaced?(): void;
  /** Somebody was erased, here or on another node: what is folded anew no longer tells of them. */
  subjectErased?(): void;
  /** An event was appended to a stream, here or by another node. */
  streamAdvanced?(streamId: string, version: number): void;
}

/** All caches of this node. What invalidates them is told here, once. */
export interface NodeCaches extends Required<NodeCache> {
  register(cache: NodeCache): void;
}

export const nodeCaches = (): NodeCaches => {
  const caches: NodeCache[] = [];
  return {
    register: (cache) => void caches.push(cache),
    logReplaced: () => caches.forEach((cache) => cache.logReplaced?.()),
    subjectErased: () => caches.forEach((cache) => cache.subjectErased?.()),
    streamAdvanced: (streamId, version) => caches.forEach((cache) => cache.streamAdvanced?.(streamId, version)),
  };
};
