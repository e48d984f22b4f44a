-- Triggers of known_device.
create or replace trigger known_device_marked after insert on known_device
  for each row execute function mark_person();
