/** 53 random bits, as every reader of JSON holds them: a name for a boot or a tab, and lots. */
export function random53(): number {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2)) as unknown as [number, number];
  return (high >>> 11) * 2 ** 32 + low;
}
