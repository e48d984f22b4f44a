import { isIPv6 } from 'node:net'

const IPV6_GROUPS = 8
const IPV6_GROUPS_OF_A_NETWORK = 4

/**
 * What counts as one address: an IPv4 address, or the /64 of an IPv6 one, of which any subscriber
 * has all 2^64.
 */
export function addressBlock(address: string): string {
  if (!isIPv6(address)) return address
  const embedded = /[\d.]+$/.exec(address)?.[0] ?? ''
  if (embedded.includes('.')) return embedded
  const [head = '', tail] = address.split('::')
  const groups = groupsOf(head)
  const behind = groupsOf(tail ?? '')
  const left = IPV6_GROUPS - groups.length - behind.length
  const filled = tail === undefined ? [] : Array.from({ length: left }, () => '0')
  return [...groups, ...filled, ...behind].slice(0, IPV6_GROUPS_OF_A_NETWORK).join(':')
}

function groupsOf(text: string): string[] {
  if (text === '') return []
  return text.split(':').map((group) => Number.parseInt(group, 16).toString(16))
}
