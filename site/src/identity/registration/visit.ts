const promoKey = 'depositPromocode';

/** The code of the link the visitor came by. */
export function readPromoCode(): string | null {
  return sessionStorage.getItem(promoKey);
}

export function forgetPromoCode(): void {
  sessionStorage.removeItem(promoKey);
}

/** Where the visitor came from, as cookies tell. */
export function readAcquisition(): { stag?: string; affb_id?: string } | undefined {
  const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  const [stag, affb] = [cookie('stag'), cookie('affb_id')];
  return stag || affb ? { ...(stag && { stag }), ...(affb && { affb_id: affb }) } : undefined;
}
