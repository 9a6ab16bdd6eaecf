import Bowser from 'bowser';

export interface Device {
  browser: string | undefined;
  system: string | undefined;
}

const longest = 40;

/** What a browser says of itself. It may say anything, so the words are kept short. */
export function describeDevice(userAgent: string): Device {
  if (userAgent === '') return { browser: undefined, system: undefined };
  const parser = Bowser.getParser(userAgent);
  const name = (text: string | undefined) => text?.slice(0, longest) || undefined;
  return { browser: name(parser.getBrowserName()), system: name(parser.getOSName()) };
}

/** `Firefox on Linux`, for the list of sessions. */
export function deviceInWords(userAgent: string): string {
  const { browser, system } = describeDevice(userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
