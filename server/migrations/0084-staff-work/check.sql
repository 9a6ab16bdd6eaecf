select queue from staff_queue_promise where minutes < 1;
