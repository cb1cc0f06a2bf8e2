import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';

/** A call whose body is still coming. */
export interface HalfSaid {
  /** Says the rest; answers the status. */
  finish(): Promise<number>;
}

/** Resolves when the portal has the head of the call: from then on it is under way. */
export const halfSaid = async (url: string, body: object): Promise<HalfSaid> => {
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), expect: '100-continue' };
  const call = request(url, { method: 'POST', headers, agent: false });
  const answered = once(call, 'response');
  // Looked at when it is finished.
  answered.catch(() => {});
  call.flushHeaders();
  await once(call, 'continue');
  return {
    async finish() {
      call.end(text);
      const [response] = (await answered) as [IncomingMessage];
      response.resume();
      await once(response, 'end');
      return response.statusCode!;
    },
  };
};
