/** What a visitor is about to do; a challenge made for one action does not open another. */
type CaptchaAction = 'LOGIN' | 'REGISTRATION' | 'PASSWORD' | 'CONFIRMATION' | 'CONTACT' | 'CHAT';

interface CaptchaChallenge {
  parameters: Record<string, unknown>;
  signature: string;
}

export interface Captcha {
  challenge(action: CaptchaAction): Promise<CaptchaChallenge>;
  /** True once per solved challenge. */
  verify(token: string | undefined, action: CaptchaAction): Promise<boolean>;
}
