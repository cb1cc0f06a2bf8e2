import { defaultTrackerAddresses, type Tracker, type TrackerAddresses } from '#contracts/labels/tracking-link.ts';

const isTracker = (name: string): name is Tracker => Object.hasOwn(defaultTrackerAddresses, name);

const isAddress = (text: string): boolean => text.includes('{code}') && /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/** `nationalPost=https://post.example/?no={code} webSearch=…`: the others keep their default. Undefined where one is not to be read so. */
export const readTrackers = (text: string): TrackerAddresses | undefined => {
  const addresses = { ...defaultTrackerAddresses };
  for (const pair of text.split(/\s+/).filter(Boolean)) {
    const [name = '', ...rest] = pair.split('=');
    const address = rest.join('=');
    if (!isTracker(name) || !isAddress(address)) return undefined;
    addresses[name] = address;
  }
  return addresses;
};
