/** What the visitor is about to do: a token for one action does not open another. */
export type CaptchaAction = 'LOGIN' | 'REGISTRATION' | 'PASSWORD' | 'CONFIRMATION' | 'CONTACT' | 'CHAT';

export interface CaptchaProvider {
  /** Begins whatever takes time, so that nobody waits at the button. */
  prepare(action: CaptchaAction): void;
  /** What travels as `captcha` with a form, once. */
  token(action: CaptchaAction): Promise<string>;
}

interface CaptchaSettings {
  captcha_provider: string;
  recaptcha: string;
}

export interface CaptchaOptions {
  /** Undefined where the house does not answer. */
  readSettings: () => Promise<CaptchaSettings | undefined>;
  /** By the name in the settings; the first needs no key and stands in while nothing is known. */
  providers: Record<string, (house: { siteKey: string }) => CaptchaProvider>;
  log: (error: unknown) => void;
}

/** The captcha of the house, whichever it is. A failure is only logged: whether a form passes without is the server's. */
export function createCaptcha({ readSettings, providers, log }: CaptchaOptions) {
  const made = new Map<string, CaptchaProvider>();

  async function current(): Promise<CaptchaProvider> {
    const settings = await readSettings();
    const name = settings?.captcha_provider ?? Object.keys(providers)[0] ?? '';
    const known = made.get(name);
    if (known) return known;
    const make = Object.hasOwn(providers, name) ? providers[name] : undefined;
    if (!make) throw new Error(`there is no captcha provider ${name}`);
    const provider = make({ siteKey: settings?.recaptcha ?? '' });
    made.set(name, provider);
    return provider;
  }

  return {
    prepare(action: CaptchaAction): void {
      current().then((provider) => provider.prepare(action), log);
    },
    async token(action: CaptchaAction): Promise<string | undefined> {
      try {
        return await (await current()).token(action);
      } catch (error) {
        log(error);
        return undefined;
      }
    },
  };
}
